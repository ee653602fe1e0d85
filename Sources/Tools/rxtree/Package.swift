// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own: the framework must not make its users build swift-syntax.
let package = Package(
    name: "rxtree",
    // `Mutex`; a toolchain that builds this version of the manifest requires at least that system.
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "rxtree", targets: ["rxtree"]),
        .library(name: "Cartography", targets: ["Cartography"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .target(
            name: "Cartography",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "rxtree",
            dependencies: [
                "Cartography", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "rxtree-measure",
            dependencies: [
                "Cartography", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CartographyTests", dependencies: ["Cartography", "rxtree"], swiftSettings: settings),
    ]
)
