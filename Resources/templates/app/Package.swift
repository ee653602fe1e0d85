// swift-tools-version: 6.2

import PackageDescription

let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

let package = Package(
    name: "{{NAME}}",
    products: [
        // For other packages, such as a plugin with the same flow.
        .library(name: "{{NAME}}Flows", targets: ["{{NAME}}Flows"]),
        .library(name: "{{NAME}}Model", targets: ["{{NAME}}Model"]),
    ],
    // RXSHELL names another folder, as in the build of a Flatpak.
    dependencies: [.package(name: "RxShell", path: Context.environment["RXSHELL"] ?? "{{FRAMEWORK}}")],
    targets: [
        .target(name: "{{NAME}}Model", dependencies: [framework], path: "Model"),
        .target(name: "{{NAME}}Flows", dependencies: [framework, "{{NAME}}Model"], path: "Flows"),
        .testTarget(
            name: "{{NAME}}ModelTests", dependencies: [framework, "{{NAME}}Model"], path: "Tests/Model"),
        .testTarget(
            name: "{{NAME}}FlowsTests", dependencies: [framework, "{{NAME}}Flows", "{{NAME}}Model"],
            path: "Tests/Flows"),
        // The program, the only target that names a backend. The tests do not load it, and need no display.
        .executableTarget(name: "{{NAME}}", dependencies: [framework, "{{NAME}}Flows"], path: "App"),
    ]
)
