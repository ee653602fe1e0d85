// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// In this folder, `swift build` builds all targets, whatever the traits are. So `meson-helper/test --without-gtk`, which runs the tests of the
// framework on a machine without GTK, sets this variable. In a package that depends on this one, the trait "Gtk" decides.
let withGtk = Context.environment["RXSHELL_WITHOUT_GTK"] == nil

// What is installed, and what `meson-helper/run` shows, needs no modules for tests: its scripts set this variable, and compile a tenth
// less.
let withTesting = Context.environment["RXSHELL_WITHOUT_TESTING"] == nil
let testing = ["RxKernelTesting", "HeadlessBackend", "BackendTesting", "AppTesting", "ShellTesting"]

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// A debug build counts the kernel's living objects, for leak checks.
let tracing: [SwiftSetting] = [.define("TRACE_RESOURCES", .when(configuration: .debug))]

// `meson-helper/test --only ViewKit,GtkBackend` sets this variable, to build the tests of these modules only.
let onlyTests = Context.environment["RXSHELL_TESTS"]?.split(separator: ",").map { "\($0)Tests" }

/// A module of `Sources/Framework`, and the modules that it imports: `meson-helper/check-imports` compares them.
func framework(
    _ name: String, imports modules: String..., exclude: [String] = [], resources: [Resource] = [],
    settings more: [SwiftSetting] = [], plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: name, dependencies: modules.map { .byName(name: $0) }, path: "Sources/Framework/\(name)",
        exclude: exclude,
        resources: resources, swiftSettings: settings + more, plugins: plugins)
}

/// A module of `Sources/Binding`, which `girgen` writes most of, and the modules that it imports.
func binding(_ name: String, imports modules: String..., exclude: [String] = []) -> Target {
    .target(
        name: name, dependencies: (["CGtk"] + modules).map { .byName(name: $0) },
        path: "Sources/Binding/\(name)",
        exclude: exclude, swiftSettings: settings)
}

// The modules of the framework, each below those that import it.
let core: [Target] = [
    .systemLibrary(name: "CSwiftRuntime", path: "Sources/Framework/CSwiftRuntime"),
    .systemLibrary(name: "CLinux", path: "Sources/Framework/CLinux"),
    framework("RxKernel", imports: "CSwiftRuntime", exclude: ["README.md"], settings: tracing),
    framework("RxKernelTesting", imports: "RxKernel", settings: tracing),
    framework("FileKit"),
    framework("RowKit", imports: "RxKernel"),
    framework("FlowKit", imports: "FileKit", "RxKernel"),
    framework(
        // The catalogs in it are compiled as a text: see `meson-helper/compile-translations`.
        "ViewKit", imports: "FileKit", "RowKit", "RxKernel", exclude: ["Resources"]),
    framework("StateKit", imports: "RowKit", "RxKernel"),
    framework("PluginKit", imports: "FileKit", plugins: ["InterfaceMark"]),
    framework("WireKit", imports: "CLinux"),
    framework("ControllerKit", imports: "FileKit", "FlowKit", "RxKernel", "StateKit", "ViewKit"),
    framework("HeadlessBackend", imports: "FileKit", "RxKernel", "ViewKit"),
    framework("RemoteBackend", imports: "FileKit", "RxKernel", "ViewKit", "WireKit"),
    framework(
        "PluginRuntime",
        imports: "ControllerKit", "FileKit", "FlowKit", "PluginKit", "RemoteBackend", "RxKernel", "StateKit",
        "ViewKit", "WireKit"),
    framework(
        "PluginProcesses",
        imports: "ControllerKit", "FileKit", "FlowKit", "PluginKit", "PluginRuntime", "RemoteBackend",
        "RxKernel", "ViewKit", "WireKit"),
    framework(
        "ShellKit",
        imports: "CLinux", "ControllerKit", "FileKit", "FlowKit", "PluginKit", "PluginProcesses",
        "PluginRuntime",
        "RemoteBackend", "RxKernel", "StateKit", "ViewKit", "WireKit"),
    framework(
        "BackendTesting",
        imports: "ControllerKit", "FlowKit", "HeadlessBackend", "RxKernel", "RxKernelTesting", "ViewKit"),
    framework(
        "AppTesting",
        imports: "ControllerKit", "FlowKit", "HeadlessBackend", "RxKernel", "RxKernelTesting", "ViewKit"),
    framework(
        "ShellTesting",
        imports: "AppTesting", "FlowKit", "HeadlessBackend", "PluginKit", "RxKernel", "ShellKit", "ViewKit"),
]

// What shows the views of the framework with GTK: the binding, one module for each library of C as these depend on each other, and the
// backend.
let gtk: [Target] = [
    .systemLibrary(
        name: "CGtk", path: "Sources/Binding/CGtk", pkgConfig: "gtk4-unix-print",
        providers: [.apt(["libgtk-4-dev"])]
    ),
    .systemLibrary(
        name: "CGioUnix", path: "Sources/Binding/CGioUnix", pkgConfig: "gio-unix-2.0",
        providers: [.apt(["libglib2.0-dev"])]),
    binding("GLib", imports: "CGioUnix"),
    binding("GObject", imports: "GLib"),
    binding("Gio", imports: "GLib", "GObject"),
    binding("Cairo", imports: "GLib", "GObject"),
    binding("Graphene", imports: "GLib", "GObject"),
    binding("GdkPixbuf", imports: "GLib", "GObject", "Gio"),
    binding("Pango", imports: "Cairo", "GLib", "GObject", "Gio"),
    binding("Gdk", imports: "Cairo", "GLib", "GObject", "GdkPixbuf", "Gio", "Pango"),
    binding("Gsk", imports: "Cairo", "GLib", "GObject", "Gdk", "GdkPixbuf", "Gio", "Graphene", "Pango"),
    binding(
        "Gtk", imports: "Cairo", "GLib", "GObject", "Gdk", "GdkPixbuf", "Gio", "Graphene", "Gsk", "Pango",
        exclude: ["README.md"]),
    framework(
        "GtkBackend",
        imports: "CGtk", "Cairo", "FileKit", "GLib", "GObject", "Gdk", "Gio", "Graphene", "Gsk", "Gtk",
        "Pango",
        "RxKernel",
        "ViewKit",
        exclude: ["Icons"],
        resources: [.embedInCode("Resources/style.css"), .embedInCode("Resources/icons.gresource")]
    ),
]

// The product. Without the trait "Gtk" neither the binding nor the backend on GTK is compiled and linked.
let library = Target.target(
    name: "RxShell",
    dependencies: core.filter { $0.type != .system && (withTesting || !testing.contains($0.name)) }.map {
        .byName(name: $0.name)
    }
        + (withGtk ? [.target(name: "GtkBackend", condition: .when(traits: ["Gtk"]))] : []),
    path: "Sources/Framework/RxShell", swiftSettings: settings)

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
    // As newer programs are written: everything belongs to the main actor, saying nothing.
    .testTarget(
        name: "RxKernelDefaultIsolationTests", dependencies: ["RxKernel"],
        swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
    tests(of: "FileKit"),
    tests(of: "RowKit"),
    tests(of: "FlowKit", with: "FileKit", "RxKernel", "RxKernelTesting"),
    // As tests for RxFlow are written: in Swift 5 mode, without `any`, saying nothing about actors.
    .testTarget(
        name: "FlowKitMigrationTests", dependencies: ["FlowKit", "RxKernel", "RxKernelTesting"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "StateKit", with: "RxKernel", "RxKernelTesting"),
    // As programs for CleanUtils are written: in Swift 5 mode, without `any`, saying nothing about actors.
    .testTarget(
        name: "StateKitMigrationTests", dependencies: ["ControllerKit", "HeadlessBackend"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "PluginKit", with: "FileKit"),
    tests(of: "WireKit", with: "WireProbe", "WireProbeMessages"),
    tests(of: "ViewKit", with: "RxKernel", "RxKernelTesting", "HeadlessBackend"),
    tests(of: "ControllerKit", with: "AppTesting", "HeadlessBackend", "StateKit"),
    // As programs for RxController are written: in Swift 5 mode, without `any`, saying nothing about actors.
    .testTarget(
        name: "ControllerKitMigrationTests",
        dependencies: ["ControllerKit", "AppTesting", "HeadlessBackend"],
        swiftSettings: [.swiftLanguageMode(.v5)]),
    tests(of: "BackendTesting", with: "HeadlessBackend", "RxKernel", "ViewKit"),
    tests(
        of: "AppTesting", with: "BackendTesting", "ControllerKit", "FlowKit", "HeadlessBackend",
        "RestoreProbe", "ShellKit"),
    tests(
        of: "RemoteBackend", with: "AppTesting", "BackendTesting", "HeadlessBackend", "RemoteProbe",
        "RemoteProbeMessages",
        "ViewKit",
        "WireKit"),
    tests(of: "PluginRuntime"),
    tests(of: "PluginProcesses", with: "AppTesting", "HeadlessBackend"),
    tests(of: "ShellKit", with: "AppTesting", "HeadlessBackend", "RemoteProbeMessages"),
    tests(of: "ShellTesting", with: "AppTesting", "ControllerKit", "HeadlessBackend", "ShellKit"),
    .testTarget(name: "InterfaceMarkTests", dependencies: ["interfacemark"], swiftSettings: settings),
    .testTarget(name: "GirgenTests", dependencies: ["girgen"], exclude: ["Files"], swiftSettings: settings),
]

// The programs, and the processes that tests start. What writes the GTK binding needs no GTK itself.
var programs: [Target] = [
    // The process of a plugin, which loads the framework when it runs.
    .executableTarget(
        name: "rxshell-plugin-host", path: "Sources/Tools/rxshell-plugin-host",
        linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .executableTarget(
        name: "girgen", path: "Sources/Tools/girgen",
        exclude: ["README.md", "coverage.md", "gir", "overrides"],
        swiftSettings: settings),
    // Writes the mark of the public interface, by which a plugin of another framework is refused.
    .executableTarget(
        name: "interfacemark", path: "Sources/Tools/interfacemark", exclude: ["Plugin"],
        swiftSettings: settings),
    .plugin(
        name: "InterfaceMark", capability: .buildTool(), dependencies: ["interfacemark"],
        path: "Sources/Tools/interfacemark/Plugin"),
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
        dependencies: ["BackendTesting", "HeadlessBackend", "RemoteBackend", "ViewKit", "WireKit"],
        path: "Tests/RemoteProbe/Messages", swiftSettings: settings),
    .executableTarget(
        name: "RemoteProbe",
        dependencies: [
            "AppTesting", "BackendTesting", "RemoteBackend", "RemoteProbeMessages", "RxKernel", "ViewKit",
            "WireKit",
        ],
        path: "Tests/RemoteProbe/Program", swiftSettings: settings),
]

if withGtk {
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
            dependencies: [
                "GtkBackend", "ControllerKit", "GtkTestLoop", "HeadlessBackend", "AppTesting",
                "BackendTesting",
            ],
            swiftSettings: settings),
    ]
    programs += [
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
    path: "Sources/Tools/rxtree/Plugin")

// What came after GTK 4.8 is written under these conditions. A program whose package enables a trait needs that release of GTK, and says so
// at its start. Each trait enables those before it.
let releases = ["GTK_4_10", "GTK_4_12", "GTK_4_14", "GTK_4_16", "GTK_4_18"]

let traits: Set<Trait> = [
    .default(enabledTraits: ["Gtk"]),
    .trait(
        name: "Gtk",
        description:
            "The binding of GTK, and the backend that shows views with it. Tests, and plugins in processes of their own, need neither."
    ),
]

let package = Package(
    name: "RxShell",
    products: [
        // One library for everything: an application and the plugins it loads must share one copy of
        // the framework, or casts between them fail.
        .library(name: "RxShell", type: .dynamic, targets: ["RxShell"]),
        .executable(name: "rxshell-plugin-host", targets: ["rxshell-plugin-host"]),
        // Writes the bindings of other C libraries in packages of their own.
        .executable(name: "girgen", targets: ["girgen"]),
        // For tools that read manifests, such as shellctl. An application or a plugin that linked it beside RxShell would have two copies.
        .library(name: "PluginKit", type: .static, targets: ["FileKit", "PluginKit"]),
        .plugin(name: "rxtree", targets: ["RxTreePlugin"]),
    ],
    traits: traits.union(
        releases.indices.map { index in
            .trait(
                name: releases[index],
                description:
                    "Needs \(releases[index].replacing("GTK_", with: "GTK ").replacing("_", with: ".")) or newer.",
                enabledTraits: index > 0 ? [releases[index - 1]] : ["Gtk"])
        }),
    targets: core + (withGtk ? gtk : []) + [library] + programs + tests + [rxtree]
)
