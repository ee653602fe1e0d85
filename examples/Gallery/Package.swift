// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, because its tests need the binding. All other tests of the examples run with the library that has none.
let package = Package(
    name: "Gallery",
    dependencies: [.package(name: "RxShell", path: "../..")],
    targets: [
        .target(name: "GalleryPages", dependencies: [framework], path: "Pages", swiftSettings: settings),
        .executableTarget(
            name: "Gallery", dependencies: [framework, "GalleryPages"], path: "App", swiftSettings: settings),
        .testTarget(
            name: "GalleryTests", dependencies: [framework, "GalleryPages"], path: "Tests/Pages",
            swiftSettings: settings),
    ]
)
