// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package rxtree …`: draws the map of the package it is run in.
///
/// The tool needs swift-syntax, which nobody who only uses the framework should have to build. So the plugin does
/// not depend on the tool: it builds it on first use, in a folder of its own, and runs it.
@main
struct RxTreePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        guard let framework = framework(around: context.package) else {
            throw Failure(
                "the package RxShell is not among the dependencies of '\(context.package.displayName)'")
        }
        let tool = framework.directoryURL.appending(path: "Sources/rxtree")
        let scratch = context.pluginWorkDirectoryURL.appending(path: "rxtree")
        let executable = scratch.appending(path: "release/rxtree")
        if try !isCurrent(executable, builtFrom: tool) {
            FileHandle.standardError.write(Data("rxtree: building the tool; this happens once\n".utf8))
            let build = [
                "swift", "build", "--configuration", "release", "--product", "rxtree", "--package-path",
                tool.path,
                "--scratch-path", scratch.path,
            ]
            let status = try run("/usr/bin/env", build, in: tool, showsOutput: false)
            guard status == 0 else { throw Failure("building the tool failed, see above") }
        }
        let place = arguments.contains { $0 == "--dir" || $0.hasPrefix("--dir=") } ? [] : ["--dir", "."]
        let status = try run(
            executable.path, arguments + place, in: context.package.directoryURL, showsOutput: true)
        if status != 0 { exit(status) }
    }

    private func framework(around package: Package) -> Package? {
        if package.displayName == "RxShell" { return package }
        for dependency in package.dependencies {
            if let found = framework(around: dependency.package) { return found }
        }
        return nil
    }

    /// Whether the executable is newer than everything it is built from.
    private func isCurrent(_ executable: URL, builtFrom tool: URL) throws -> Bool {
        let key = URLResourceKey.contentModificationDateKey
        guard let built = try? executable.resourceValues(forKeys: [key]).contentModificationDate else {
            return false
        }
        let sources = FileManager.default.enumerator(
            at: tool.appending(path: "Sources"), includingPropertiesForKeys: [key])
        var files = [tool.appending(path: "Package.swift")]
        while let file = sources?.nextObject() as? URL { files.append(file) }
        return try files.allSatisfy { file in
            try file.resourceValues(forKeys: [key]).contentModificationDate ?? .distantFuture <= built
        }
    }

    private func run(
        _ executable: String, _ arguments: [String], in directory: URL, showsOutput: Bool
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = directory
        // What the build says belongs to the errors: the output is the map.
        if !showsOutput { process.standardOutput = FileHandle.standardError }
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }
}
