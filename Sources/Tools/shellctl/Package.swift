// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A separate package, so that users of the framework do not have to fetch swift-argument-parser.
let package = Package(
    name: "shellctl",
    // Required for `Mutex`. It excludes no system that has this version of the Swift tools.
    platforms: [.macOS(.v15)],
    products: [.executable(name: "shellctl", targets: ["shellctl"])],
    dependencies: [
        .package(name: "RxShell", path: "../../..", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .executableTarget(
            name: "shellctl",
            dependencies: [
                .product(name: "PluginKit", package: "RxShell"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ShellctlTests",
            dependencies: ["shellctl", .product(name: "PluginKit", package: "RxShell")],
            swiftSettings: settings),
    ]
)
