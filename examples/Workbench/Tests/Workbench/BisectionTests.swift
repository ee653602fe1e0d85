// SPDX-License-Identifier: MIT

import Foundation
import ShellKit
import Testing

/// The search for a plugin that crashes the shell: with a program that really ends by a signal.
@Suite struct BisectionTests {
    private static let count = 8

    /// Starts the program with an option, and returns its exit status, and what it has written.
    private func run(_ option: String, in folder: PluginFolder) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = try PluginFolder.products.appending(path: "WorkbenchProbe")
        process.arguments = [option, "--plugin-dir", folder.path]
        process.environment = ["HOME": "\(folder.path)/home", "SWIFT_BACKTRACE": "enable=no"]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// A plugin that runs in the process of the shell, and crashes it at a time when the shell calls none of its code. The marker file,
    /// which names the plugin whose code is called, does not find it.
    @Test(arguments: [1, 5, count]) func thePluginThatCrashesTheShellIsFound(_ cause: Int) throws {
        let folder = PluginFolder()
        for number in 1...Self.count {
            let library = try number == cause ? PluginFolder.library("FaultPlugin") : nil
            try folder.add(
                "p\(number)", library: library, process: number == cause ? "shell" : "own",
                more: number == cause ? "" : "[Page p\(number)]\nTitle=Page \(number)\nIcon=alarm")
        }
        let data = "\(folder.path)/home/.local/share/org.example.probe/plugin-data/org.example.p\(cause)"
        try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
        try Data("later segmentationFault".utf8).write(to: URL(filePath: "\(data)/fault"))

        var runs = [try run("--bisect", in: folder)]
        #expect(runs[0].status == SIGSEGV, "\(runs[0].output)")
        // Half of eight plugins, of four and of two; then the cause is known. It takes one more step if the examples are installed beside
        // the program.
        while runs.count <= 6, !runs[runs.count - 1].output.contains("causes the fault") {
            let option = runs[runs.count - 1].status == 0 ? "--bisect=good" : "--bisect=bad"
            runs.append(try run(option, in: folder))
        }
        let last = try #require(runs.last)
        #expect(last.output.contains("Bisection: org.example.p\(cause) causes the fault."), "\(runs)")
        #expect(last.status == 0)
        // It stays turned off, and the shell runs.
        let later = try run("--bisect=good", in: folder)
        #expect(later.status == 0, "\(later.output)")
        #expect(later.output.contains("p\(cause): Turned off"), "\(later.output)")
    }
}
