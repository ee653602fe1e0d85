// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Set RXSHELL_WITHOUT_GTK=1 to leave GTK out: the framework, its headless backend and the testing
// kits then build and run on a machine that has no GTK at all.
let withGtk = Context.environment["RXSHELL_WITHOUT_GTK"] == nil

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A debug build counts the kernel's living objects, for leak checks.
let tracing: [SwiftSetting] = [.define("TRACE_RESOURCES", .when(configuration: .debug))]

// The floors of the house, bottom up. An import may only point to a lower floor.
var framework: [Target] = [
    .target(name: "RxKernel", swiftSettings: settings + tracing),
    .target(name: "RxKernelTesting", dependencies: ["RxKernel"], swiftSettings: settings + tracing),
    .target(name: "FlowKit", dependencies: ["RxKernel"], swiftSettings: settings),
    .target(name: "ViewKit", dependencies: ["RxKernel"], swiftSettings: settings),
    .target(name: "PluginKit", dependencies: ["RxKernel"], swiftSettings: settings),
    .target(
        name: "ControllerKit", dependencies: ["RxKernel", "ViewKit", "FlowKit"],
        swiftSettings: settings),
    .target(name: "HeadlessBackend", dependencies: ["ViewKit"], swiftSettings: settings),
    .target(
        name: "ShellKit", dependencies: ["ControllerKit", "PluginKit"], swiftSettings: settings),
    .target(
        name: "AppTesting", dependencies: ["ControllerKit", "HeadlessBackend", "RxKernelTesting"],
        swiftSettings: settings),
]

/// The tests of a module, and what they need besides it.
func tests(of module: String, with others: String..., settings more: [SwiftSetting] = []) -> Target {
    .testTarget(
        name: "\(module)Tests", dependencies: ([module] + others).map { .byName(name: $0) },
        swiftSettings: settings + more)
}

var tests: [Target] = [
    tests(of: "RxKernel", with: "RxKernelTesting", settings: tracing),
    tests(of: "RxKernelTesting", settings: tracing),
    tests(of: "FlowKit", with: "RxKernel", "RxKernelTesting"),
    // As tests for RxFlow are written: in Swift 5 mode, without `any`, saying nothing about actors.
    .testTarget(
        name: "FlowKitMigrationTests", dependencies: ["FlowKit", "RxKernel", "RxKernelTesting"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "PluginKit"),
    tests(of: "ViewKit", with: "RxKernel", "HeadlessBackend"),
    tests(of: "ControllerKit", with: "HeadlessBackend"),
    tests(of: "AppTesting", with: "ControllerKit", "HeadlessBackend"),
    tests(of: "ShellKit", with: "AppTesting", "HeadlessBackend"),
]

if withGtk {
    framework += []
}

let package = Package(
    name: "RxShell",
    products: [
        // One library for everything: an application and the plugins it loads must share one copy of
        // the framework, or casts between them fail.
        .library(name: "RxShell", type: .dynamic, targets: framework.map(\.name))
    ],
    targets: framework + tests
)
