// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import girgen

/// The compiler accepts what is written for the libraries in `Files`: their headers, and the modules of the binding, are all that it needs.
@Suite
struct CompiledTests {
    /// The modules that SwiftPM has built.
    private static let modules = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "Modules")
    private static let hasBinding = FileManager.default.fileExists(
        atPath: modules.appending(path: "Gtk.swiftmodule").path)

    /// `Names` has the words of Swift, and names that begin with a digit, in each kind of declaration.
    @Test(
        .enabled(if: hasBinding, "The modules of the binding are not built."),
        arguments: ["Wifi", "Quotes", "Names"])
    func theBindingOfALibraryCompiles(name: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "girgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = URL(filePath: #filePath).deletingLastPathComponent()
        let header = sources.appending(path: "Files/\(name.lowercased()).h").path
        try "module C\(name) [system] { header \"\(header)\" export * }"
            .write(to: folder.appending(path: "module.modulemap"), atomically: true, encoding: .utf8)
        var arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
            "-enable-upcoming-feature", "MemberImportVisibility", "-module-name", name,
            // A cache of its own, by one path: in one that is also used by a path with a link, the compiler finds the same module twice.
            "-module-cache-path",
            Self.modules.deletingLastPathComponent().appending(path: "Girgen.cache").path,
            "-I", Self.modules.path, "-I", folder.path,
            "-I", sources.appending(path: "../../Sources/Binding/CGtk").path,
        ]
        let found = try run(["pkg-config", "--cflags", "gtk4-unix-print", "gio-unix-2.0"])
        for flag in found.output.split(whereSeparator: \.isWhitespace)
        where flag.hasPrefix("-I") || flag.hasPrefix("-D") { arguments += ["-Xcc", String(flag)] }
        for (file, text) in try NameTests.files(name, overrides: "constants \(name) \(name.uppercased())_") {
            let path = folder.appending(path: file)
            try text.write(to: path, atomically: true, encoding: .utf8)
            arguments.append(path.path)
        }
        let compiler = try run(arguments)
        #expect(compiler.status == 0, "\(compiler.output)")
        #expect(!compiler.output.contains("warning:"), "\(compiler.output)")
    }

    private func run(_ command: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }
}
