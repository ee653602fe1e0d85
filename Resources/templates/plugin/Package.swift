// swift-tools-version: 6.2

import PackageDescription

let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

// A shell to try the plugin in: `shellctl run`. RXSHELL_WITHOUT_GTK=1 leaves it out, with GTK.
let preview: [Target] =
    Context.environment["RXSHELL_WITHOUT_GTK"] != nil
    ? [] : [.executableTarget(name: "Preview", dependencies: [framework])]

let package = Package(
    name: "{{NAME}}",
    products: [
        // What a shell loads. It is linked with RxShell dynamically, since both must have one copy of it.
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
