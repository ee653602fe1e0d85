// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "AdwaitaWindow",
    dependencies: [.package(name: "RxShell", path: "../..")],
    targets: [
        // The binding of a library that the framework does not have. `./generate` writes it.
        .systemLibrary(
            name: "CAdw", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
        .target(name: "Adw", dependencies: [framework, "CAdw"], swiftSettings: settings),
        .target(name: "Preferences", dependencies: [framework, "Adw"], swiftSettings: settings),
        .executableTarget(
            name: "AdwaitaWindow", dependencies: [framework, "Preferences", "Adw"], swiftSettings: settings),
        .testTarget(
            name: "PreferencesTests", dependencies: [framework, "Preferences", "Adw"], swiftSettings: settings
        ),
    ]
)
