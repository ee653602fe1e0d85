// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "CodeEditor",
    dependencies: [.package(name: "RxShell", path: "../..")],
    targets: [
        // The binding of a library that the framework does not have. `./generate` writes it.
        .systemLibrary(
            name: "CGtkSource", pkgConfig: "gtksourceview-5", providers: [.apt(["libgtksourceview-5-dev"])]),
        .target(name: "GtkSource", dependencies: [framework, "CGtkSource"], swiftSettings: settings),
        .target(name: "Editing", dependencies: [framework, "GtkSource"], swiftSettings: settings),
        .executableTarget(
            name: "CodeEditor", dependencies: [framework, "Editing", "GtkSource"], swiftSettings: settings),
        .testTarget(
            name: "EditingTests", dependencies: [framework, "Editing", "GtkSource"], swiftSettings: settings),
    ]
)
