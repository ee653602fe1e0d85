// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Another program, which is found in PATH.
enum Command {
    /// Returns what a program prints.
    ///
    /// - Throws: what `failure` returns for the reason why it could not be started, or for the first line of its errors.
    static func run(
        _ arguments: [String], input: String = "", failure: (String) -> RxTreeError
    ) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        let (output, errors, text) = (Pipe(), Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = text
        do { try process.run() } catch { throw failure("\(error)") }
        // The program may write output before it has read all input, and a full pipe blocks: the input is written on another
        // thread, which gets a descriptor of its own, because `Pipe` is not Sendable on every platform.
        let bytes = Array(input.utf8)
        let descriptor = FileSystem.duplicate(text.fileHandleForWriting.fileDescriptor)
        try? text.fileHandleForWriting.close()
        DispatchQueue.global().async { FileSystem.writeAndClose(bytes, descriptor) }
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        let reason = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw failure(reason.split(separator: "\n").first.map(String.init) ?? "\(arguments[0]) failed")
        }
        return Array(answer)
    }
}
