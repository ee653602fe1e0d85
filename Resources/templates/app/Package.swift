// swift-tools-version: 6.2

import PackageDescription

let framework: Target.Dependency = .product(name: "RxShell", package: "RxShell")

// RXSHELL_WITHOUT_GTK=1 leaves out GTK and the program, which needs it. The tests need neither.
let program: [Target] =
    Context.environment["RXSHELL_WITHOUT_GTK"] != nil
    ? [] : [.executableTarget(name: "{{NAME}}", dependencies: [framework, "{{NAME}}Flows"], path: "App")]

let package = Package(
    name: "{{NAME}}",
    dependencies: [.package(name: "RxShell", path: "{{FRAMEWORK}}")],
    targets: [
        .target(name: "{{NAME}}Model", dependencies: [framework], path: "Model"),
        .target(name: "{{NAME}}Flows", dependencies: [framework, "{{NAME}}Model"], path: "Flows"),
        .testTarget(
            name: "{{NAME}}ModelTests", dependencies: [framework, "{{NAME}}Model"], path: "Tests/Model"),
        .testTarget(
            name: "{{NAME}}FlowsTests", dependencies: [framework, "{{NAME}}Flows", "{{NAME}}Model"],
            path: "Tests/Flows"),
    ] + program
)
