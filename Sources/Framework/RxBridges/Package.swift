// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, which depends on the framework's library. As a second product of the framework's package it
// would add a second, static copy of the kernel to the process, and casts between the two copies fail.
let package = Package(
    name: "RxBridges",
    products: [
        .library(name: "RxFoundation", targets: ["RxFoundation"]),
        .library(name: "RxOpenCombine", targets: ["RxOpenCombine"]),
    ],
    traits: [
        .trait(
            name: "OpenCombine", description: "Converts between publishers of OpenCombine and observables.")
    ],
    dependencies: [
        .package(name: "RxShell", path: "../../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    ],
    targets: [
        .target(
            name: "RxFoundation", dependencies: [.product(name: "RxShell", package: "RxShell")],
            swiftSettings: settings),
        .target(
            name: "RxOpenCombine",
            dependencies: [
                .product(name: "RxShell", package: "RxShell"),
                .product(
                    name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
            ],
            swiftSettings: settings),
        .testTarget(name: "RxFoundationTests", dependencies: ["RxFoundation"], swiftSettings: settings),
        .testTarget(name: "RxOpenCombineTests", dependencies: ["RxOpenCombine"], swiftSettings: settings),
    ]
)
