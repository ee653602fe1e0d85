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
    ///
    /// While there is no output, `body` is called with empty parts, so that it can cancel.
    func read(of name: String, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        do {
            try process.run()
        } catch {
            let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
            let reason = code.map { String(cString: strerror(Int32($0))) } ?? error.localizedDescription
            throw CatalogueError.programRefused(program: program, path: name, reason: reason)
        }
        let words: [UInt8]
        do {
            words = try readAll(of: name, body)
        } catch {
            // The program inherits the signals that the thread blocks, and SIGTERM is one of them on a thread of a queue.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            throw error
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let reason = String(decoding: words, as: UTF8.self).split(separator: "\n").last.map(String.init)
            throw CatalogueError.programFailed(
                program: program, path: name, reason: reason ?? "status \(process.terminationStatus)")
        }
    }

    /// The number of bytes of the errors that are kept.
    private static let errorLimit = 4096

    /// Reads the output and the errors at the same time, because a program waits while the pipe of either of them is full. Returns the end
    /// of the errors.
    private func readAll(of name: String, _ body: (UnsafeRawBufferPointer) throws -> Void) throws -> [UInt8] {
        var pipes = [output, errors].map {
            pollfd(fd: $0.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        }
        var words: [UInt8] = []
        try withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 16) { buffer in
            while pipes.contains(where: { $0.fd >= 0 }) {
                let ready = poll(&pipes, nfds_t(pipes.count), 100)
                if ready <= 0 || pipes[0].revents == 0 {
                    try body(UnsafeRawBufferPointer(start: nil, count: 0))
                }
                guard ready > 0 else { continue }
                for index in pipes.indices where pipes[index].revents != 0 {
                    let count = Foundation.read(pipes[index].fd, buffer.baseAddress, buffer.count)
                    if count < 0, errno == EINTR { continue }
                    guard count >= 0 else {
                        throw CatalogueError.unreadable(path: name, reason: String(cString: strerror(errno)))
                    }
                    let part = buffer[..<count]
                    if count == 0 {
                        pipes[index].fd = -1
                    } else if index == 0 {
                        try body(UnsafeRawBufferPointer(rebasing: part))
                    } else {
                        words = (words + part).suffix(Self.errorLimit)
                    }
                }
            }
        }
        return words
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
