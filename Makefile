# ViewSim: `make demo` shows what it does, `make test` runs the tests.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help dependencies build release demo test client bench survey fuzz format lint clean

# Files of bad input are not Swift that a formatter can read.
SOURCES := Sources Plugins Benchmarks $(filter-out Tests/BadInput,$(wildcard Tests/*)) Examples Package.swift

help: ## list the targets
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 14

dependencies: ## install Graphviz's library where it is missing
	@if ! command -v swift >/dev/null; then \
	    echo "Swift 6.2 or later is needed; see https://www.swift.org/install" >&2; exit 1; fi
	@if pkg-config --exists libgvc 2>/dev/null; then exit 0; fi; \
	if command -v apt-get >/dev/null; then \
	    sudo=""; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	    echo "Installing libgraphviz-dev and pkg-config"; \
	    $$sudo apt-get update -qq; \
	    DEBIAN_FRONTEND=noninteractive $$sudo apt-get install -y -qq libgraphviz-dev pkg-config >/dev/null; \
	elif command -v brew >/dev/null; then \
	    echo "Install Graphviz first: brew install graphviz pkg-config" >&2; exit 1; \
	else \
	    echo "Install Graphviz's development files and pkg-config first (Fedora: dnf install graphviz-devel)" >&2; exit 1; \
	fi

build: dependencies ## build for debugging
	swift build

release: dependencies ## build the optimized tool, .build/release/sim-cli
	swift build -c release --product sim-cli

demo: dependencies ## run the shipped demonstration; leaves demo/identity.svg and demo/ownership.svg
	swift build --product sim-cli
	mkdir -p demo
	@sim=$$(swift build --show-bin-path)/sim-cli; set -x; \
	$$sim run scenarios/demo.swift; \
	$$sim diagram scenarios/demo.swift --kind identity -o demo/identity.svg; \
	$$sim diagram scenarios/demo.swift --kind ownership -o demo/ownership.svg
	@echo "Open demo/identity.svg and demo/ownership.svg in a browser."

test: dependencies ## run the tests: units, conformance programs, laws, every scenario
	swift test

client: dependencies ## run the example client's tests, for which the library is built again, as a package of it
	swift test --package-path Examples/Client --scratch-path .build/client

# With a command behind it, bench is a process of its own: the build is none of its children, whose memory it asks for.
bench: release ## measure; prints a table and writes .build/bench.json
	swift build -c release --product bench
	"$$(swift build -c release --show-bin-path)/bench" -o .build/bench.json; true

survey: ## run every Swift file of FOLDER, alone and beside the others, and table what became of them
	@if [ -z "$${FOLDER:-}" ]; then echo "write make survey FOLDER=path/to/an/app" >&2; exit 64; fi
	swift build -c release --product sim-cli
	swift build -c release --product survey
	"$$(swift build -c release --show-bin-path)/survey" "$$FOLDER" --times

fuzz: dependencies ## run RUNS (20000) mutated sources from SEED (1); inputs with faults are left in .build/fuzz
	swift build -c release --product fuzz
	"$$(swift build -c release --show-bin-path)/fuzz" --seed $${SEED:-1} --runs $${RUNS:-20000}

format: ## format all Swift files
	swift format -i -r $(SOURCES)

lint: ## check the format as CI does
	swift format lint --strict -r $(SOURCES)

clean: ## remove what was built
	rm -rf .build demo
