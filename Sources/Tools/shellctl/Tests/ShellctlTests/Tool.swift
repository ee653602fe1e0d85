// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import shellctl

/// A folder for one test, with a home in it, and the tool that was built with the test.
final class Sandbox {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "shellctl-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: "\(path)/home", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The folder of the plugins that are installed.
    let plugins = "home/.local/share/org.example.App/plugins"

    struct Result {
        let code: Int32
        /// The standard output and the standard error, with `$` for the folder of the test.
        let output: String
        let errors: String

        func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
            try JSONDecoder().decode(Value.self, from: Data(output.utf8))
        }
    }

    /// Runs the tool in the folder.
    func run(_ arguments: String...) throws -> Result { try run(arguments) }

    func run(_ arguments: [String], application: String? = "org.example.App") throws -> Result {
        let program = URL(
            filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        )
        .deletingLastPathComponent().appending(path: "shellctl")
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = program
        process.arguments = arguments
        process.environment = [
            "HOME": "\(path)/home", "PATH": "\(path)/bin:/usr/bin:/bin", "XDG_DATA_DIRS": "\(path)/system",
        ]
        process.environment?["SHELLCTL_APPLICATION"] = application
        process.currentDirectoryURL = URL(filePath: path)
        process.standardOutput = output
        process.standardError = errors
        // The thread of a test blocks most signals, which the tool would inherit.
        var (none, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        try process.run()
        // Their texts are shorter than the buffer of a pipe, or come one after the other.
        let first = output.fileHandleForReading.readDataToEndOfFile()
        let second = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(code: process.terminationStatus, output: text(first), errors: text(second))
    }

    private func text(_ data: Data) -> String {
        String(decoding: data, as: UTF8.self).replacingOccurrences(of: path, with: "$")
    }

    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

    /// Writes a shell script.
    func writeProgram(_ text: String, to name: String) throws {
        chmod(try write("#!/bin/sh\n\(text)\n", to: name), 0o755)
    }

    func text(of name: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }

    /// The names in a folder, sorted.
    func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
    }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

    /// Writes a plugin with a library that the checks accept.
    func addPlugin(_ name: String, _ more: String = "", version: String = "1.0", to folder: String = "made")
        throws
    {
        try write(Sandbox.manifest(name, more, version: version), to: "\(folder)/\(name).plugin")
        try write(ElfFixture().bytes, to: "\(folder)/lib\(name).so")
    }

    static func manifest(_ name: String, _ more: String = "", version: String = "1.0") -> String {
        """
        [Plugin]
        Id=org.example.\(name)
        Name=\(name.capitalized)
        Version=\(version)
        Library=lib\(name).so
        Framework=0.1
        \(more)
        """
    }
}
