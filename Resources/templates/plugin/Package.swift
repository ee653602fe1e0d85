// swift-tools-version: 6.2

import PackageDescription

let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

// Preview is a shell in which `shellctl run` shows the plugin. RXSHELL_WITHOUT_GTK=1 leaves out GTK and Preview, which needs it.
let preview: [Target] =
    Context.environment["RXSHELL_WITHOUT_GTK"] != nil
    ? [] : [.executableTarget(name: "Preview", dependencies: [framework])]

let package = Package(
    name: "{{NAME}}",
    products: [
        // The library that a shell loads. It is linked with RxShell dynamically, because the shell and the plugin have to use the same copy.
        .library(name: "{{NAME}}Plugin", type: .dynamic, targets: ["{{NAME}}PluginEntry"])
    ],
    dependencies: [.package(name: "RxShell", path: "{{FRAMEWORK}}")],
    targets: [
        .target(name: "{{NAME}}Plugin", dependencies: [framework]),
        .target(name: "{{NAME}}PluginEntry", dependencies: [framework, "{{NAME}}Plugin"]),
        .testTarget(
            name: "{{NAME}}PluginTests",
            dependencies: [
                framework, "{{NAME}}Plugin", .product(name: "rxshell-plugin-host", package: "RxShell"),
            ]),
    ] + preview
)
