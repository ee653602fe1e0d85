// swift-tools-version: 6.2

import PackageDescription

let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

let package = Package(
    name: "{{NAME}}",
    products: [
        // The library that a shell loads. It is linked with RxShell dynamically, because the shell and the plugin must use the same copy.
        .library(name: "{{NAME}}Plugin", type: .dynamic, targets: ["{{NAME}}PluginEntry"])
    ],
    // Without its traits, the framework is built without GTK: a plugin runs in a process without a window.
    dependencies: [.package(name: "RxShell", path: "{{FRAMEWORK}}", traits: [])],
    targets: [
        .target(name: "{{NAME}}Plugin", dependencies: [framework]),
        .target(name: "{{NAME}}PluginEntry", dependencies: [framework, "{{NAME}}Plugin"]),
        .testTarget(
            name: "{{NAME}}PluginTests",
            dependencies: [
                framework, "{{NAME}}Plugin", .product(name: "rxshell-plugin-host", package: "RxShell"),
            ]),
    ]
)
