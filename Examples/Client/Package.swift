// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Client",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "ViewSim", path: "../..")],
    targets: [
        .testTarget(
            name: "ClientTests", dependencies: [.product(name: "ViewSim", package: "ViewSim")],
            exclude: ["Scenarios"])
    ],
    swiftLanguageModes: [.v6]
)
