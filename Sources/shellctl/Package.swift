// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own: the framework must not make its users fetch swift-argument-parser.
let package = Package(
    name: "shellctl",
    // `Mutex`; what builds this version of the manifest runs on nothing older.
    platforms: [.macOS(.v15)],
    products: [.executable(name: "shellctl", targets: ["shellctl"])],
    dependencies: [
        .package(name: "RxShell", path: "../.."),
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
