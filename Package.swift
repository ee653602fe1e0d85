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

// Set RXSHELL_TESTS=ViewKit,GtkBackend to build the tests of these modules only, which is faster while one works on them.
let onlyTests = Context.environment["RXSHELL_TESTS"]?.split(separator: ",").map { "\($0)Tests" }

// The floors of the house, bottom up. An import may only point to a lower floor.
var framework: [Target] = [
    .systemLibrary(name: "CSwiftRuntime"),
    .target(
        name: "RxKernel", dependencies: ["CSwiftRuntime"], exclude: ["README.md"],
        swiftSettings: settings + tracing),
    .target(name: "RxKernelTesting", dependencies: ["RxKernel"], swiftSettings: settings + tracing),
    .target(name: "FlowKit", dependencies: ["RxKernel"], swiftSettings: settings),
    .target(
        name: "ViewKit", dependencies: ["RxKernel"], exclude: ["Resources/rxshell.pot"],
        resources: [.embedInCode("Resources/ar.po"), .embedInCode("Resources/de.po")],
        swiftSettings: settings),
    .target(name: "StateKit", dependencies: ["RxKernel"], swiftSettings: settings),
    .target(
        name: "PluginKit", dependencies: ["RxKernel"], swiftSettings: settings, plugins: ["InterfaceMark"]),
    .systemLibrary(name: "CLinux"),
    .target(name: "WireKit", dependencies: ["CLinux"], swiftSettings: settings),
    .target(
        name: "ControllerKit", dependencies: ["RxKernel", "ViewKit", "FlowKit", "StateKit"],
        swiftSettings: settings),
    .target(name: "HeadlessBackend", dependencies: ["ViewKit", "RxKernel"], swiftSettings: settings),
    .target(
        name: "RemoteBackend", dependencies: ["ViewKit", "RxKernel", "WireKit"], swiftSettings: settings),
    .target(
        name: "ShellKit",
        dependencies: ["CLinux", "ControllerKit", "PluginKit", "RemoteBackend", "WireKit"],
        swiftSettings: settings),
    .target(
        name: "AppTesting", dependencies: ["ControllerKit", "HeadlessBackend", "RxKernelTesting"],
        swiftSettings: settings),
    .target(
        name: "ShellTesting", dependencies: ["AppTesting", "HeadlessBackend", "RxKernel", "ShellKit"],
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
    // As programs for RxSwift are written: in Swift 5 mode, saying nothing about actors.
    .testTarget(
        name: "RxKernelMigrationTests", dependencies: ["RxKernel", "RxKernelTesting"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "FlowKit", with: "RxKernel", "RxKernelTesting"),
    // As tests for RxFlow are written: in Swift 5 mode, without `any`, saying nothing about actors.
    .testTarget(
        name: "FlowKitMigrationTests", dependencies: ["FlowKit", "RxKernel", "RxKernelTesting"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "StateKit", with: "RxKernel", "RxKernelTesting"),
    // As programs for CleanUtils are written: in Swift 5 mode, without `any`, saying nothing about actors.
    .testTarget(
        name: "StateKitMigrationTests", dependencies: ["ControllerKit", "HeadlessBackend"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "PluginKit"),
    tests(of: "WireKit", with: "WireProbe", "WireProbeMessages"),
    tests(of: "ViewKit", with: "RxKernel", "RxKernelTesting", "HeadlessBackend"),
    tests(of: "ControllerKit", with: "AppTesting", "HeadlessBackend", "StateKit"),
    // As programs for RxController are written: in Swift 5 mode, without `any`, saying nothing about actors.
    .testTarget(
        name: "ControllerKitMigrationTests",
        dependencies: ["ControllerKit", "AppTesting", "HeadlessBackend"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "AppTesting", with: "ControllerKit", "FlowKit", "HeadlessBackend", "RestoreProbe", "ShellKit"),
    tests(
        of: "RemoteBackend", with: "AppTesting", "HeadlessBackend", "RemoteProbe", "RemoteProbeMessages",
        "ViewKit",
        "WireKit"),
    tests(of: "ShellKit", with: "AppTesting", "HeadlessBackend"),
    tests(of: "ShellTesting", with: "AppTesting", "ControllerKit", "HeadlessBackend", "ShellKit"),
    .testTarget(name: "InterfaceMarkTests", dependencies: ["interfacemark"], swiftSettings: settings),
    .testTarget(name: "GirgenTests", dependencies: ["girgen"], swiftSettings: settings),
]

// What writes the GTK binding needs no GTK itself.
var roofs: [Target] = [
    // The process of a plugin, which loads the framework when it runs.
    .executableTarget(
        name: "rxshell-plugin-host", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .executableTarget(
        name: "girgen", exclude: ["README.md", "coverage.md", "gir", "overrides"], swiftSettings: settings),
    // Writes the mark of the public interface, by which a plugin of another framework is refused.
    .executableTarget(name: "interfacemark", exclude: ["Plugin"], swiftSettings: settings),
    .plugin(
        name: "InterfaceMark", capability: .buildTool(), dependencies: ["interfacemark"],
        path: "Sources/interfacemark/Plugin"),
    // The process that the tests of WireKit start, which does what it must not do, and what both say.
    .target(
        name: "WireProbeMessages", dependencies: ["WireKit"], path: "Tests/WireProbe/Messages",
        swiftSettings: settings),
    .executableTarget(
        name: "WireProbe", dependencies: ["WireKit", "WireProbeMessages"], path: "Tests/WireProbe/Program",
        swiftSettings: settings),
    // The program that the tests of AppTesting kill, and that keeps its state.
    .executableTarget(
        name: "RestoreProbe", dependencies: ["AppTesting", "ControllerKit", "FlowKit", "RxKernel"],
        path: "Tests/RestoreProbe", swiftSettings: settings),
    // The process in which the tests of RemoteBackend run the compatibility suite, and what both say.
    .target(
        name: "RemoteProbeMessages",
        dependencies: ["AppTesting", "HeadlessBackend", "RemoteBackend", "ViewKit", "WireKit"],
        path: "Tests/RemoteProbe/Messages", swiftSettings: settings),
    .executableTarget(
        name: "RemoteProbe",
        dependencies: [
            "AppTesting", "RemoteBackend", "RemoteProbeMessages", "RxKernel", "ViewKit", "WireKit",
        ],
        path: "Tests/RemoteProbe/Program", swiftSettings: settings),
]

if withGtk {
    // The GTK binding: one module per library, as the libraries stack. `swift run girgen` writes most of it.
    framework += [
        .systemLibrary(
            name: "CGtk", pkgConfig: "gtk4-unix-print", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CGioUnix", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .target(name: "GLib", dependencies: ["CGtk", "CGioUnix"], swiftSettings: settings),
        .target(name: "GObject", dependencies: ["GLib"], swiftSettings: settings),
        .target(name: "Gio", dependencies: ["GObject"], swiftSettings: settings),
        .target(name: "Cairo", dependencies: ["GObject"], swiftSettings: settings),
        .target(name: "Graphene", dependencies: ["GObject"], swiftSettings: settings),
        .target(name: "GdkPixbuf", dependencies: ["Gio"], swiftSettings: settings),
        .target(name: "Pango", dependencies: ["Gio", "Cairo"], swiftSettings: settings),
        .target(name: "Gdk", dependencies: ["GdkPixbuf", "Pango"], swiftSettings: settings),
        .target(name: "Gsk", dependencies: ["Gdk", "Graphene"], swiftSettings: settings),
        .target(name: "Gtk", dependencies: ["Gsk"], exclude: ["README.md"], swiftSettings: settings),
        .target(
            name: "GtkBackend", dependencies: ["ViewKit", "RxKernel", "Gtk"],
            exclude: ["Icons"],
            resources: [.embedInCode("Resources/style.css"), .embedInCode("Resources/icons.gresource")],
            swiftSettings: settings),
    ]
    tests += [
        .testTarget(
            name: "GtkTests", dependencies: ["Gtk", "GtkTestLoop", "MainLoopProbe", "girgen"],
            swiftSettings: settings),
        .testTarget(
            name: "GtkDefaultIsolationTests", dependencies: ["Gtk"],
            swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
        .target(name: "GtkTestLoop", dependencies: ["CGtk"], path: "Tests/GtkTestLoop"),
        .testTarget(
            name: "GtkBackendTests",
            dependencies: ["GtkBackend", "ControllerKit", "GtkTestLoop", "HeadlessBackend", "AppTesting"],
            swiftSettings: settings),
    ]
    roofs += [
        .executableTarget(
            name: "MainLoopProbe", dependencies: ["Gtk"], path: "Tests/MainLoopProbe", swiftSettings: settings
        ),
        // A program of GTK that shows views of the framework.
        .executableTarget(
            name: "EmbedProbe", dependencies: ["GtkBackend"], path: "Tests/EmbedProbe",
            swiftSettings: settings),
        // A window in Swift beside the same in C: `Tests/HelloProbe/hello` compares them.
        .target(name: "HelloReport", path: "Tests/HelloProbe/Report"),
        .executableTarget(name: "HelloC", dependencies: ["HelloReport", "CGtk"], path: "Tests/HelloProbe/C"),
        .executableTarget(
            name: "HelloGtk", dependencies: ["HelloReport", "Gtk"], path: "Tests/HelloProbe/Swift",
            swiftSettings: settings),
    ]
}

if let onlyTests {
    tests.removeAll { $0.type == .test && !onlyTests.contains($0.name) }
}

// The tool itself is a package of its own: the plugin builds it on first use, so that users of the framework need
// not build what only the tool depends on.
let rxtree = Target.plugin(
    name: "RxTreePlugin",
    capability: .command(
        intent: .custom(verb: "rxtree", description: "Draw the map of the application.")),
    path: "Sources/rxtree/Plugin")

// What came after GTK 4.8 is written under these conditions. A program whose package enables a trait needs that release of GTK, and says so
// at its start. Each trait enables those before it.
let releases = ["GTK_4_10", "GTK_4_12", "GTK_4_14", "GTK_4_16", "GTK_4_18"]

let package = Package(
    name: "RxShell",
    products: [
        // One library for everything: an application and the plugins it loads must share one copy of
        // the framework, or casts between them fail.
        .library(
            name: "RxShell", type: .dynamic, targets: framework.filter { $0.type != .system }.map(\.name)),
        .executable(name: "rxshell-plugin-host", targets: ["rxshell-plugin-host"]),
        // Writes the bindings of other C libraries in packages of their own.
        .executable(name: "girgen", targets: ["girgen"]),
        // For tools that read manifests, such as shellctl. An application or a plugin that linked it beside RxShell would have two copies.
        .library(name: "PluginKit", type: .static, targets: ["PluginKit"]),
        .plugin(name: "rxtree", targets: ["RxTreePlugin"]),
    ],
    traits: Set(
        releases.indices.map { index in
            .trait(
                name: releases[index],
                description:
                    "Needs \(releases[index].replacing("GTK_", with: "GTK ").replacing("_", with: ".")) or newer.",
                enabledTraits: Set(releases[..<index].suffix(1)))
        }),
    targets: framework + roofs + tests + [rxtree]
)
