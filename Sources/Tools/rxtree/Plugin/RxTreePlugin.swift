// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package rxtree …`: draws the map of the package it is run in.
///
/// The tool needs swift-syntax, which users of the framework should not have to build. So the plugin does not depend on
/// the tool: it builds the tool on first use, in a folder of its own, and runs it.
///
/// By default it is a debug build, which takes a quarter of the time of an optimized build. That tool reads ten thousand
/// lines in two seconds. `swift package rxtree --release …` builds the optimized tool, which reads them in a tenth of a
/// second. If an optimized tool exists, later runs use it.
@main
struct RxTreePlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        guard let framework = framework(around: context.package) else {
            throw Failure(
                "the package RxShell is not among the dependencies of '\(context.package.displayName)': add it to"
                    + " Package.swift")
        }
        let tool = Tool(
            package: framework.directoryURL.appending(path: "Sources/Tools/rxtree"),
            scratch: context.pluginWorkDirectoryURL.appending(path: "rxtree"))
        let wantsRelease = arguments.contains("--release")
        var arguments = arguments.filter { $0 != "--release" }
        if !arguments.contains(where: { $0 == "--dir" || $0.hasPrefix("--dir=") }) {
            arguments += ["--dir", "."]
        }

        let process = Process()
        process.executableURL = try tool.executable(optimised: wantsRelease)
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        // SwiftPM writes both the output and the errors of a plugin to standard output. Only the map may be there, so the
        // errors are shown as progress, which SwiftPM writes to standard error.
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        for line in text.split(separator: "\n") { Diagnostics.progress(String(line)) }
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    private func framework(around package: Package) -> Package? {
        if package.displayName == "RxShell" { return package }
        for dependency in package.dependencies {
            if let found = framework(around: dependency.package) { return found }
        }
        return nil
    }
}

/// The package of the tool, and where it is built.
private struct Tool {
    let package: URL
    let scratch: URL

    /// Returns the path of the tool. Builds the tool first if it is not built, or if its sources are newer.
    func executable(optimised: Bool) throws -> URL {
        for configuration in optimised ? ["release"] : ["release", "debug"] {
            let executable = executable(of: configuration)
            if try isCurrent(executable) { return executable }
        }
        let configuration = optimised ? "release" : "debug"
        try build(configuration, estimate: optimised ? "five to ten minutes" : "one to three minutes")
        return executable(of: configuration)
    }

    private func executable(of configuration: String) -> URL {
        scratch.appending(path: "\(configuration)/rxtree")
    }

    /// Whether an executable is newer than everything it is built from.
    private func isCurrent(_ executable: URL) throws -> Bool {
        let key = URLResourceKey.contentModificationDateKey
        guard let built = try? executable.resourceValues(forKeys: [key]).contentModificationDate else {
            return false
        }
        let sources = FileManager.default.enumerator(
            at: package.appending(path: "Sources"), includingPropertiesForKeys: [key])
        var files = [package.appending(path: "Package.swift")]
        while let file = sources?.nextObject() as? URL { files.append(file) }
        return try files.allSatisfy { file in
            try file.resourceValues(forKeys: [key]).contentModificationDate ?? .distantFuture <= built
        }
    }

    private func build(_ configuration: String, estimate: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--configuration", configuration, "--product", "rxtree", "--package-path",
            package.path, "--scratch-path", scratch.path,
            // This build needs no debug information and no index; without them it takes a quarter less time.
            "--disable-index-store", "-debug-info-format", "none",
        ]
        process.currentDirectoryURL = package
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        // SwiftPM shows progress at once, on standard error. Other output of a plugin is buffered.
        Diagnostics.progress("building rxtree, which happens once and takes \(estimate)")
        let output = BuildOutput()
        let reports = Task.detached {
            for seconds in 1... {
                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                if seconds % 15 == 0 { Diagnostics.progress("\(seconds) s \(output.lastLine)") }
            }
        }
        defer { reports.cancel() }
        try process.run()
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty { output.append(data) }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("building the tool in '\(package.path)' failed:\n\(output.text)")
        }
    }
}

/// What a build has written so far.
private final class BuildOutput: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var bytes = Data()

    func append(_ data: Data) { lock.withLock { bytes.append(data) } }

    var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }

    /// Such as `[120/174] Compiling SwiftSyntax TokenKind.swift`.
    var lastLine: Substring { text.split(whereSeparator: \.isNewline).last ?? "" }
}

private struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
