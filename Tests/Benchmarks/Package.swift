// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Compared with GTK from C.
let views: [Target] = [
    .systemLibrary(name: "CGtkPeer", pkgConfig: "gtk4"),
    .target(name: "GtkPeers", dependencies: ["CGtkPeer"]),
    .executableTarget(
        name: "ViewBenchmarks",
        dependencies: ["GtkPeers", .product(name: "RxShell", package: "RxShell")],
        swiftSettings: settings),
]

// Links the framework as an application does: through its one dynamic library.
let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "RxShell", path: "../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    ],
    targets: [
        .target(name: "CountingAllocator"),
        .executableTarget(
            name: "KernelBenchmarks",
            dependencies: [
                "CountingAllocator",
                .product(name: "RxShell", package: "RxShell"),
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "FlowBenchmarks",
            dependencies: ["CountingAllocator", .product(name: "RxShell", package: "RxShell")],
            swiftSettings: settings),
        .executableTarget(
            name: "PaletteBenchmarks",
            dependencies: ["CountingAllocator", .product(name: "RxShell", package: "RxShell")],
            swiftSettings: settings),
    ] + views
)
