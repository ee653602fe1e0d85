// SPDX-License-Identifier: MIT

import Foundation
internal import PackagesBundled

/// A list of packages: a file, the output of a program, or the list that is part of this program.
package struct CatalogueFile: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case file(String)
        case output(program: String, arguments: [String])
        case bundled
        /// Cannot be read, for a reason.
        case unreadable(path: String, reason: String)
    }

    package let content: Content
    /// The size in bytes, from which the progress is computed.
    package let size: Int
    /// Changes when the content does.
    package let stamp: String

    /// A file in its current state.
    package init(path: String) throws(CatalogueError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        content = .file(path)
        size = Int(status.st_size)
        let time = status.st_mtim
        stamp = "\(path) \(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }

    package init(_ content: Content, size: Int, stamp: String) {
        self.content = content
        self.size = size
        self.stamp = stamp
    }

    /// The list that is part of this program.
    package static var bundled: CatalogueFile {
        CatalogueFile(
            .bundled, size: Int(packages_bundled_length), stamp: "bundled \(Int(packages_bundled_length))")
    }

    /// The name for the user.
    package var name: String {
        switch content {
        case .file(let path), .unreadable(let path, _): path
        case .output(let program, _): program
        case .bundled: "the bundled catalogue"
        }
    }

    /// Reads the text part by part, and calls `body` with each part and the fraction that has been read.
    ///
    /// It blocks the thread. Compressed text is decompressed by a program of the system, whose output is read through a pipe; an error
    /// of `body` ends that program.
    package func read(_ body: (UnsafeRawBufferPointer, Double) throws -> Void) throws {
        switch content {
        case .file(let path):
            let input = try InputFile(path: path)
            try read(input, decompressor: try Decompressor(path: path), body)
        case .output(let program, let arguments):
            var read = 0
            try Subprocess(program, arguments, input: nil).read(of: name) { part in
                read += part.count
                // The decompressed size is not known, so the fraction approaches 1 and does not reach it.
                try body(part, 1 - 1 / (1 + Double(read) / Double(max(size, 1))))
            }
        case .bundled: try readBundled(body)
        case .unreadable(let path, let reason): throw CatalogueError.unreadable(path: path, reason: reason)
        }
    }

    /// Decompresses the bundled list without a program of the system, because a plugin in a process of its own may not start programs.
    private func readBundled(_ body: (UnsafeRawBufferPointer, Double) throws -> Void) throws {
        let failure = CatalogueError.unreadable(path: name, reason: "it is damaged")
        guard let reader = packages_bundled_open() else { throw failure }
        defer { packages_bundled_close(reader) }
        let capacity = 256 << 10
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 1)
        defer { buffer.deallocate() }
        while true {
            let count = packages_bundled_read(reader, buffer.baseAddress, capacity)
            guard count >= 0 else { throw failure }
            if count == 0 { return }
            try body(
                UnsafeRawBufferPointer(rebasing: buffer[..<count]),
                Double(packages_bundled_position(reader)) / Double(size))
        }
    }

    private func read(
        _ input: InputFile, decompressor: Decompressor?,
        _ body: (UnsafeRawBufferPointer, Double) throws -> Void
    ) throws {
        let total = Double(max(size, 1))
        switch decompressor {
        case nil:
            try input.read { part in try body(part, Double(input.position) / total) }
        case .program(let program, let arguments):
            try Subprocess(program, arguments, input: input).read(of: name) { part in
                // The program and this process share the position in the file.
                try body(part, min(Double(input.position) / total, 1))
            }
        case .helper(let program, let arguments):
            var read = 0
            try Subprocess(program, arguments, input: nil).read(of: name) { part in
                read += part.count
                try body(part, min(Double(read) / (total * Decompressor.usualRatio), 1))
            }
        }
    }
}
