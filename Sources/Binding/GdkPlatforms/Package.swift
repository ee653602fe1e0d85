// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own, since GTK can be built without X11 and without Wayland. `./generate` writes both modules.
let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "GdkPlatforms",
    products: [
        .library(name: "GdkX11", targets: ["GdkX11"]), .library(name: "GdkWayland", targets: ["GdkWayland"]),
    ],
    dependencies: [.package(name: "RxShell", path: "../../..")],
    targets: [
        .systemLibrary(name: "CGdkX11", pkgConfig: "gtk4-x11", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CGdkWayland", pkgConfig: "gtk4-wayland", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "GdkX11", dependencies: [framework, "CGdkX11"], swiftSettings: settings),
        .target(name: "GdkWayland", dependencies: [framework, "CGdkWayland"], swiftSettings: settings),
        // OpenGL, as the page “Drawing with OpenGL” uses it.
        .systemLibrary(
            name: "CEpoxy", path: "Tests/CEpoxy", pkgConfig: "epoxy", providers: [.apt(["libepoxy-dev"])]),
        .testTarget(name: "GLAreaTests", dependencies: [framework, "CEpoxy"], swiftSettings: settings),
        .testTarget(name: "GdkX11Tests", dependencies: [framework, "GdkX11"], swiftSettings: settings),
        .testTarget(
            name: "GdkWaylandTests", dependencies: [framework, "GdkWayland"], swiftSettings: settings),
    ]
)
