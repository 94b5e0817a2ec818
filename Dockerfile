# ViewSim for a team's build machines:
#   docker build -t viewsim .
#   docker run --rm -v "$PWD:/src" viewsim test /src/scenarios
FROM swift:6.3-bookworm AS build
RUN apt-get update -qq && apt-get install -y -qq libgraphviz-dev pkg-config && rm -rf /var/lib/apt/lists/*
WORKDIR /viewsim
COPY . .
RUN swift build -c release --product sim-cli

# The parser's libraries are the toolchain's own, so the image keeps the toolchain.
FROM swift:6.3-bookworm
RUN apt-get update -qq && apt-get install -y -qq libgvc6 && rm -rf /var/lib/apt/lists/*
COPY --from=build /viewsim/.build/release/sim-cli /usr/local/bin/sim-cli
WORKDIR /work
ENTRYPOINT ["sim-cli"]
