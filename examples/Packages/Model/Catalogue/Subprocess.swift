// SPDX-License-Identifier: MIT

import Foundation

/// A program of the system whose output is read.
struct Subprocess {
    private let program: String
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// - Parameter input: its standard input; nil for none.
    init(_ program: String, _ arguments: [String], input: InputFile?) throws(CatalogueError) {
        self.program = program
        guard let path = Self.path(of: program) else {
            throw .noDecompressor(path: "The list", program: program)
        }
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardInput =
            input.map { FileHandle(fileDescriptor: $0.descriptor, closeOnDealloc: false) }
            ?? FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
    }

    /// Runs the program, and calls `body` for the parts of its output. An error of `body` terminates the program.
    func read(of name: String, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        do {
            try process.run()
        } catch {
            throw CatalogueError.programFailed(program: program, path: name, reason: "\(error)")
        }
        do {
            try InputFile.read(output.fileHandleForReading.fileDescriptor, path: name, body)
        } catch {
            // The program inherits the signals that the thread blocks, and SIGTERM is one of them on a thread of a queue.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            throw error
        }
        let words = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = String(decoding: words, as: UTF8.self).split(separator: "\n").last.map(String.init)
            throw CatalogueError.programFailed(
                program: program, path: name, reason: reason ?? "status \(process.terminationStatus)")
        }
    }

    static func isInstalled(_ program: String) -> Bool { path(of: program) != nil }

    private static func path(of program: String) -> String? {
        if program.hasPrefix("/") { return access(program, X_OK) == 0 ? program : nil }
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(
            String.init)
        return (folders + ["/usr/bin", "/bin"]).map { "\($0)/\(program)" }.first {
            // A sandbox may let a program be seen and not be read.
            access($0, X_OK) == 0 && InputFile.canRead($0)
        }
    }
}
