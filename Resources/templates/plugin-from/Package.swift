// swift-tools-version: 6.2

import PackageDescription

let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")
let flows: Target.Dependency = .product(name: "{{NAME}}Flows", package: "{{APPLICATION_PACKAGE}}")

let package = Package(
    name: "{{NAME}}Plugin",
    products: [
        // The library that a shell loads. It is linked with RxShell dynamically, because the shell and the plugin have to use the same copy.
        .library(name: "{{NAME}}Plugin", type: .dynamic, targets: ["{{NAME}}PluginEntry"])
    ],
    dependencies: [
        .package(name: "RxShell", path: "{{FRAMEWORK}}"),
        // The application whose flow the plugin shows.
        .package(path: "{{APPLICATION}}"),
    ],
    targets: [
        .target(name: "{{NAME}}Plugin", dependencies: [framework, flows]),
        .target(name: "{{NAME}}PluginEntry", dependencies: [framework, "{{NAME}}Plugin"]),
        .testTarget(
            name: "{{NAME}}PluginTests",
            dependencies: [
                framework, flows, "{{NAME}}Plugin",
                .product(name: "rxshell-plugin-host", package: "RxShell"),
            ]),
    ]
)
