// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own, so that an application and the plugins it loads share one copy of the framework.
let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "examples",
    dependencies: [
        .package(name: "RxShell", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // Greeting: the smallest application.
        .target(
            name: "GreetingFlows", dependencies: [framework], path: "Greeting/Flows", swiftSettings: settings),
        .testTarget(
            name: "GreetingTests", dependencies: [framework, "GreetingFlows"], path: "Greeting/Tests",
            swiftSettings: settings),

        // Contacts: the address book, from the bottom up.
        .target(
            name: "ContactsModel",
            dependencies: [framework, .product(name: "GRDB", package: "GRDB.swift")],
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
            dependencies: ["ContactsModel", framework, .product(name: "GRDB", package: "GRDB.swift")],
            path: "Contacts/Tests/Model",
            swiftSettings: settings),
    ]
)
