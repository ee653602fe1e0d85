// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own, so that an application and the plugins it loads share one copy of the framework.
let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let releases = ["GTK_4_10", "GTK_4_12", "GTK_4_14", "GTK_4_16", "GTK_4_18"]

// The applications name a backend, and nothing else here does.
let applications: [Target] = [
    .executableTarget(
        name: "Greeting", dependencies: [framework, "GreetingFlows"], path: "Greeting/App",
        swiftSettings: settings),
    .executableTarget(
        name: "Shopping", dependencies: [framework, "ShoppingFlows"], path: "Shopping/App",
        swiftSettings: settings),
    .executableTarget(
        name: "Profile", dependencies: [framework, "ProfileFlows"], path: "Profile/App",
        swiftSettings: settings),
    .executableTarget(
        name: "Contacts", dependencies: [framework, "ContactsFlows", "ContactsModel"],
        path: "Contacts/App", swiftSettings: settings),
    .executableTarget(
        name: "Packages", dependencies: [framework, "PackagesFlows", "PackagesModel"],
        path: "Packages/App", swiftSettings: settings),
    .target(
        name: "RatingGtk", dependencies: [framework, "RatingControl"], path: "Views/Rating/Gtk",
        swiftSettings: settings),
    .executableTarget(
        name: "Views", dependencies: [framework, "ViewsPages", "RatingGtk"], path: "Views/App",
        swiftSettings: settings),
    .executableTarget(
        name: "Workbench", dependencies: [framework], path: "Workbench/App", swiftSettings: settings),
    .executableTarget(
        name: "Processes", dependencies: [framework, "ProcessesFlows", "ProcessesModel"],
        path: "Processes/App",
        swiftSettings: settings),
    .executableTarget(
        name: "Notes", dependencies: [framework, "NotesFlows", "NotesModel"], path: "Notes/App",
        swiftSettings: settings),
    .executableTarget(
        name: "Logs", dependencies: [framework, "LogsFlows"], path: "Logs/App", swiftSettings: settings),
    .executableTarget(
        name: "WorkbenchLinked", dependencies: [framework, "ContactsPlugin"], path: "Workbench/Linked",
        swiftSettings: settings),
]

// What the import, the first rows and the search of Packages and Contacts cost. Their `run` sets the variable; other builds need not link
// them.
let benchmarks: [Target] =
    Context.environment["RXSHELL_BENCHMARKS"] == nil
    ? []
    : [
        .target(
            name: "DisplayBenchmark", dependencies: [framework], path: "Display/Benchmark",
            swiftSettings: settings),
        .executableTarget(
            name: "ContactsBenchmark",
            dependencies: [framework, "ContactsFlows", "ContactsModel", "DisplayBenchmark"],
            path: "Contacts/Tests/Benchmark/Program", swiftSettings: settings),
        .executableTarget(
            name: "PackagesBenchmark",
            dependencies: [framework, "DisplayBenchmark", "PackagesFlows", "PackagesModel"],
            path: "Packages/Tests/Benchmark/Program", swiftSettings: settings),
        .executableTarget(
            name: "WorkbenchBenchmark", dependencies: [framework, "DisplayBenchmark", "WorkbenchDay"],
            path: "Workbench/Tests/Benchmark/Program", swiftSettings: settings),
        .executableTarget(
            name: "ProcessesDisplayBenchmark",
            dependencies: [framework, "DisplayBenchmark", "ProcessesFlows", "ProcessesModel"],
            path: "Processes/Tests/Benchmark/Display", swiftSettings: settings),
        .executableTarget(
            name: "ProcessesBenchmark", dependencies: [framework, "ProcessesFlows", "ProcessesModel"],
            path: "Processes/Tests/Benchmark/Program", swiftSettings: settings),
    ]

// Programs for the system and for texts, each with its plugin.
let tools: [Target] = [
    // Where words begin in a search: for Contacts, Notes and Packages.
    .target(name: "TextSearch", path: "TextSearch", swiftSettings: settings),
    // Disks that are full or fail while a database is open: for the tests of these three.
    .target(name: "DiskFaults", path: "DiskFaults", swiftSettings: settings),
    .target(name: "ProcessesModel", path: "Processes/Model", swiftSettings: settings),
    .target(
        name: "ProcessesFlows", dependencies: [framework, "ProcessesModel"], path: "Processes/Flows",
        swiftSettings: settings),
    .target(
        name: "ProcessesFakes", dependencies: ["ProcessesModel"], path: "Processes/Tests/Fakes",
        swiftSettings: settings),
    .testTarget(
        name: "ProcessesModelTests", dependencies: ["ProcessesFakes", "ProcessesModel"],
        path: "Processes/Tests/Model", swiftSettings: settings),
    .testTarget(
        name: "ProcessesFlowsTests",
        dependencies: [framework, "ProcessesFakes", "ProcessesFlows", "ProcessesModel"],
        path: "Processes/Tests/Flows", swiftSettings: settings),
    .target(
        name: "ProcessesPlugin", dependencies: [framework, "ProcessesFlows"], path: "ProcessesPlugin/Plugin",
        swiftSettings: settings),
    .target(
        name: "ProcessesPluginEntry", dependencies: [framework, "ProcessesPlugin"],
        path: "ProcessesPlugin/Entry", swiftSettings: settings),
    .target(
        name: "NotesModel",
        dependencies: [framework, "TextSearch", .product(name: "GRDB", package: "GRDB.swift")],
        path: "Notes/Model", swiftSettings: settings),
    .target(
        name: "NotesFlows", dependencies: [framework, "NotesModel"], path: "Notes/Flows",
        swiftSettings: settings),
    .testTarget(
        name: "NotesModelTests",
        dependencies: [
            framework, "DiskFaults", "NotesModel", .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Notes/Tests/Model",
        resources: [.embedInCode("CommonMark.txt")],
        swiftSettings: settings),
    // Types into a note until it is killed.
    .executableTarget(
        name: "NotesTyper", dependencies: [framework, "NotesFlows", "NotesModel"], path: "Notes/Tests/Typer",
        swiftSettings: settings),
    .testTarget(
        name: "NotesFlowsTests",
        dependencies: [
            framework, "NotesFlows", "NotesModel", "NotesTyper",
            .product(name: "GRDB", package: "GRDB.swift"),
        ],
        path: "Notes/Tests/Flows", swiftSettings: settings),
    .target(
        name: "NotesPlugin", dependencies: [framework, "NotesFlows", "NotesModel"],
        path: "NotesPlugin/Plugin", swiftSettings: settings),
    .target(
        name: "NotesPluginEntry", dependencies: [framework, "NotesPlugin"], path: "NotesPlugin/Entry",
        swiftSettings: settings),
    // The regular expressions of Logs.
    .systemLibrary(
        name: "CPCRE2", path: "Logs/PCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
    // Their rotated files.
    .systemLibrary(name: "CZlib", path: "Logs/Zlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
        name: "LogsModel", dependencies: [framework, "CPCRE2", "CZlib"], path: "Logs/Model",
        swiftSettings: settings),
    .target(
        name: "LogsFlows", dependencies: [framework, "LogsModel"], path: "Logs/Flows", swiftSettings: settings
    ),
    .testTarget(
        name: "LogsModelTests", dependencies: [framework, "LogsModel"], path: "Logs/Tests/Model",
        swiftSettings: settings),
    .testTarget(
        name: "LogsFlowsTests", dependencies: [framework, "LogsFlows", "LogsModel"], path: "Logs/Tests/Flows",
        swiftSettings: settings),
    .target(
        name: "LogsPlugin", dependencies: [framework, "LogsFlows", "LogsModel"], path: "LogsPlugin/Plugin",
        swiftSettings: settings),
    .target(
        name: "LogsPluginEntry", dependencies: [framework, "LogsPlugin"], path: "LogsPlugin/Entry",
        swiftSettings: settings),
]

let package = Package(
    name: "examples",
    products: [
        // The libraries that a workbench loads. Each holds all of its plugin but the framework, so no executable here links
        // both a plugin and the Workbench that loads it: WorkbenchLinked links one, and loads no other copy of it.
        .library(name: "ContactsPlugin", type: .dynamic, targets: ["ContactsPluginEntry"]),
        .library(name: "PackagesPlugin", type: .dynamic, targets: ["PackagesPluginEntry"]),
        .library(name: "ProfilePlugin", type: .dynamic, targets: ["ProfilePluginEntry"]),
        .library(name: "ShoppingPlugin", type: .dynamic, targets: ["ShoppingPluginEntry"]),
        .library(name: "ViewsPlugin", type: .dynamic, targets: ["ViewsPluginEntry"]),
        .library(name: "ProcessesPlugin", type: .dynamic, targets: ["ProcessesPluginEntry"]),
        .library(name: "NotesPlugin", type: .dynamic, targets: ["NotesPluginEntry"]),
        .library(name: "LogsPlugin", type: .dynamic, targets: ["LogsPluginEntry"]),
        .library(name: "LayoutPlugin", type: .dynamic, targets: ["LayoutPlugin"]),
        .library(name: "FailingPlugin", type: .dynamic, targets: ["FailingPlugin"]),
        .library(name: "FaultPlugin", type: .dynamic, targets: ["FaultPlugin"]),
        .library(name: "ManyPlugin", type: .dynamic, targets: ["ManyPlugin"]),
    ],
    // The traits of the framework, under the same names: `swift build --package-path examples --traits GTK_4_18`.
    traits: Set(releases.map { .trait(name: $0) }),
    dependencies: [
        .package(
            name: "RxShell", path: "..",
            traits: Set([.defaults] + releases.map { .trait(name: $0, condition: .when(traits: [$0])) })),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: applications + benchmarks + tools + [
        // Greeting: the smallest application.
        .target(
            name: "GreetingFlows", dependencies: [framework], path: "Greeting/Flows", swiftSettings: settings),
        .testTarget(
            name: "GreetingTests", dependencies: [framework, "GreetingFlows"], path: "Greeting/Tests",
            swiftSettings: settings),

        // Shopping: the application of the tutorial.
        .target(
            name: "ShoppingModel", dependencies: [framework], path: "Shopping/Model", swiftSettings: settings),
        .target(
            name: "ShoppingFlows", dependencies: [framework, "ShoppingModel"], path: "Shopping/Flows",
            swiftSettings: settings),
        .testTarget(
            name: "ShoppingModelTests", dependencies: [framework, "ShoppingModel"],
            path: "Shopping/Tests/Model", swiftSettings: settings),
        .testTarget(
            name: "ShoppingFlowsTests", dependencies: [framework, "ShoppingFlows", "ShoppingModel"],
            path: "Shopping/Tests/Flows", swiftSettings: settings),

        // Profile: the example of RxController.
        .target(
            name: "ProfileFlows", dependencies: [framework], path: "Profile/Flows", swiftSettings: settings),
        .testTarget(
            name: "ProfileTests", dependencies: [framework, "ProfileFlows"], path: "Profile/Tests/Flows",
            swiftSettings: settings),

        // Views: the portable views, on a page each.
        .target(
            name: "RatingControl", dependencies: [framework], path: "Views/Rating/Control",
            swiftSettings: settings),
        .target(
            name: "RatingHeadless", dependencies: [framework, "RatingControl"],
            path: "Views/Rating/Headless", swiftSettings: settings),
        .target(
            name: "ViewsPages", dependencies: [framework, "RatingControl"], path: "Views/Pages",
            swiftSettings: settings),
        .testTarget(
            name: "ViewsTests", dependencies: [framework, "ViewsPages", "RatingHeadless"],
            path: "Views/Tests/Pages",
            swiftSettings: settings),

        // Contacts: the address book, from the bottom up.
        .target(
            name: "ContactsModel",
            dependencies: [framework, "TextSearch", .product(name: "GRDB", package: "GRDB.swift")],
            path: "Contacts/Model",
            resources: [.embedInCode("Resources/sample.vcf")],
            swiftSettings: settings),
        .target(
            name: "ContactsFlows", dependencies: [framework, "ContactsModel"], path: "Contacts/Flows",
            swiftSettings: settings),
        .testTarget(
            name: "ContactsFlowsTests", dependencies: [framework, "ContactsFlows", "ContactsModel"],
            path: "Contacts/Tests/Flows", swiftSettings: settings),
        .testTarget(
            name: "ContactsModelTests",
            dependencies: [
                "ContactsModel", "DiskFaults", framework, .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Contacts/Tests/Model",
            swiftSettings: settings),
        // Contacts as a plugin: what it brings, and the entry that only its library has.
        .target(
            name: "ContactsPlugin", dependencies: [framework, "ContactsFlows", "ContactsModel"],
            path: "ContactsPlugin/Plugin", swiftSettings: settings),
        .target(
            name: "ContactsPluginEntry", dependencies: [framework, "ContactsPlugin"],
            path: "ContactsPlugin/Entry",
            swiftSettings: settings),
        // Packages: the software catalogue of the machine. The bundled one is C: see its README.
        .target(
            name: "PackagesBundled", path: "Packages/Bundled", exclude: ["catalogue.gz", "make-catalogue"],
            linkerSettings: [.linkedLibrary("z")]),
        .target(
            name: "PackagesModel",
            dependencies: [
                framework, "PackagesBundled", "TextSearch", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Packages/Model", swiftSettings: settings),
        .target(
            name: "PackagesFlows", dependencies: [framework, "PackagesModel"], path: "Packages/Flows",
            swiftSettings: settings),
        .testTarget(
            name: "PackagesModelTests",
            dependencies: [
                framework, "DiskFaults", "PackagesModel", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Packages/Tests/Model", swiftSettings: settings),
        .testTarget(
            name: "PackagesFlowsTests", dependencies: [framework, "PackagesFlows", "PackagesModel"],
            path: "Packages/Tests/Flows", swiftSettings: settings),
        // Packages as a plugin.
        .target(
            name: "PackagesPlugin", dependencies: [framework, "PackagesFlows", "PackagesModel"],
            path: "PackagesPlugin/Plugin", swiftSettings: settings),
        .target(
            name: "PackagesPluginEntry", dependencies: [framework, "PackagesPlugin"],
            path: "PackagesPlugin/Entry", swiftSettings: settings),
        // Views, Profile and Shopping as plugins.
        .target(
            name: "ViewsPlugin", dependencies: [framework, "ViewsPages"], path: "ViewsPlugin/Plugin",
            swiftSettings: settings),
        .target(
            name: "ViewsPluginEntry", dependencies: [framework, "ViewsPlugin"], path: "ViewsPlugin/Entry",
            swiftSettings: settings),
        .target(
            name: "ProfilePlugin", dependencies: [framework, "ProfileFlows"], path: "ProfilePlugin/Plugin",
            swiftSettings: settings),
        .target(
            name: "ProfilePluginEntry", dependencies: [framework, "ProfilePlugin"],
            path: "ProfilePlugin/Entry", swiftSettings: settings),
        .target(
            name: "ShoppingPlugin", dependencies: [framework, "ShoppingFlows", "ShoppingModel"],
            path: "ShoppingPlugin/Plugin", swiftSettings: settings),
        .target(
            name: "ShoppingPluginEntry", dependencies: [framework, "ShoppingPlugin"],
            path: "ShoppingPlugin/Entry", swiftSettings: settings),
        // Workbench: its tests load libraries, made of the plugins beside them, and run a workbench without a display.
        .target(
            name: "LayoutPlugin", dependencies: [framework], path: "Workbench/Tests/Plugins/Layout",
            swiftSettings: settings),
        .target(
            name: "FailingPlugin", dependencies: [framework], path: "Workbench/Tests/Plugins/Failing",
            swiftSettings: settings),
        .target(
            name: "FaultPlugin", dependencies: [framework], path: "Workbench/Tests/Plugins/Fault",
            swiftSettings: settings),
        .target(
            name: "ManyPlugin", dependencies: [framework], path: "Workbench/Tests/Plugins/Many",
            swiftSettings: settings),
        .target(
            name: "WorkbenchDay", dependencies: [framework], path: "Workbench/Tests/Day",
            swiftSettings: settings),
        .executableTarget(
            name: "WorkbenchProbe", dependencies: [framework], path: "Workbench/Tests/Probe",
            swiftSettings: settings),
        .target(name: "WorkbenchTurns", path: "Workbench/Tests/Turns", swiftSettings: settings),
        .executableTarget(
            name: "WorkbenchFigures", dependencies: [framework, "WorkbenchTurns"],
            path: "Workbench/Tests/Figures", exclude: ["run"], swiftSettings: settings),
        .testTarget(
            name: "WorkbenchTests",
            dependencies: [
                framework, "ContactsPlugin", "ContactsFlows", "ContactsModel", "PackagesPlugin",
                "PackagesModel", "LogsPlugin", "NotesFlows", "NotesModel", "NotesPlugin", "ProcessesPlugin",
                "ProfilePlugin",
                "ShoppingPlugin",
                "ShoppingModel", "ViewsPlugin", "WorkbenchDay", "WorkbenchTurns",
                .product(name: "rxshell-plugin-host", package: "RxShell"),
            ],
            path: "Workbench/Tests/Workbench", swiftSettings: settings),
    ]
)
