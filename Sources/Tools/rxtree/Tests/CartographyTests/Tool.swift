// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Runs the built `rxtree`, as a user does.
struct Tool {
    struct Answer {
        var output: String
        var errors: String
        var status: Int32
    }

    static func run(
        _ arguments: [String], in directory: URL, environment: [String: String] = [:],
        mergesErrors: Bool = false, asAnotherUser: Bool = false
    ) throws -> Answer {
        let process = Process()
        process.executableURL = try executable
        process.arguments = arguments
        if asAnotherUser {
            process.executableURL = URL(filePath: "/usr/bin/setpriv")
            process.arguments =
                ["--reuid=65534", "--regid=65534", "--clear-groups", try executable.path] + arguments
        }
        process.currentDirectoryURL = directory
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = mergesErrors ? output : errors
        try process.run()
        if mergesErrors { try errors.fileHandleForWriting.close() }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Answer(
            output: String(decoding: text, as: UTF8.self), errors: String(decoding: complaint, as: UTF8.self),
            status: process.terminationStatus)
    }

    /// It is in the directory of the tests themselves.
    private static var executable: URL {
        get throws {
            #if os(macOS)
                let tests = Bundle(for: Folder.self).bundleURL
            #else
                let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
                let tests = URL(filePath: path)
            #endif
            return tests.deletingLastPathComponent().appending(path: "rxtree")
        }
    }
}

/// A directory for one test, which is removed at its end.
final class Folder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "rxtree 🌳 \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @discardableResult
    func run(_ arguments: String..., environment: [String: String] = [:], asAnotherUser: Bool = false)
        throws -> Tool.Answer
    {
        try Tool.run(arguments, in: url, environment: environment, asAnotherUser: asAnotherUser)
    }
}
