// swift-tools-version: 6.2

import PackageDescription

let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")
// The libraries of the application with its flow and its model.
let application: [Target.Dependency] = [
    {{LIBRARIES}}
]

let package = Package(
    name: "{{NAME}}Plugin",
    products: [
        // The library that a shell loads. It is linked with RxShell dynamically, because the shell and the plugin must use the same copy.
        .library(name: "{{NAME}}Plugin", type: .dynamic, targets: ["{{NAME}}PluginEntry"])
    ],
    dependencies: [
        .package(name: "RxShell", path: "{{FRAMEWORK}}"),
        // The application whose flow the plugin shows.
        .package(path: "{{APPLICATION}}"),
    ],
    targets: [
        .target(name: "{{NAME}}Plugin", dependencies: [framework] + application),
        .target(name: "{{NAME}}PluginEntry", dependencies: [framework, "{{NAME}}Plugin"]),
        .testTarget(
            name: "{{NAME}}PluginTests",
            dependencies: [
                framework, "{{NAME}}Plugin", .product(name: "rxshell-plugin-host", package: "RxShell"),
            ] + application),
    ]
)
