// SPDX-License-Identifier: MIT

import Foundation

/// An open file, closed when it is released.
final class InputFile {
    let descriptor: Int32
    private let path: String

    init(path: String) throws(CatalogueError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
    }

    /// A file without a name that has these contents, for a program to read.
    init(contents: UnsafeRawBufferPointer) throws {
        let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
        path = folder
        var template = Array((folder + "/packages-XXXXXX").utf8CString)
        descriptor = template.withUnsafeMutableBufferPointer { buffer in
            guard let name = buffer.baseAddress else { return -1 }
            let descriptor = mkstemp(name)
            if descriptor >= 0 {
                unlink(name)
                _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            }
            return descriptor
        }
        guard descriptor >= 0 else {
            throw CatalogueError.unreadable(path: folder, reason: String(cString: strerror(errno)))
        }
        var rest = contents[...]
        while !rest.isEmpty {
            let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            guard written > 0 else {
                throw CatalogueError.unreadable(path: folder, reason: String(cString: strerror(errno)))
            }
            rest = rest.dropFirst(written)
        }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The position in the file, which it shares with a program that reads it.
    var position: Int { Int(lseek(descriptor, 0, SEEK_CUR)) }

    /// Reads all parts up to the end.
    func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
        try Self.read(descriptor, path: path, body)
    }

    static func read(
        _ descriptor: Int32, path: String, _ body: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        try withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 16) { buffer in
            while true {
                let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else {
                    throw CatalogueError.unreadable(path: path, reason: String(cString: strerror(errno)))
                }
                guard count > 0 else { return }
                try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
        }
    }
}
