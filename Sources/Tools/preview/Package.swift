// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own: in the framework's package the program would have a copy of the framework, and not its library.
let package = Package(
    name: "preview",
    dependencies: [.package(name: "RxShell", path: "../../..")],
    targets: [
        .executableTarget(name: "Preview", dependencies: [.product(name: "RxShell", package: "RxShell")])
    ]
)
