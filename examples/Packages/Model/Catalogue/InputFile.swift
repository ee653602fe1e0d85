// SPDX-License-Identifier: MIT

import Foundation

/// An open file, closed when it is released.
final class InputFile {
    let descriptor: Int32
    private let path: String

    init(path: String) throws(CatalogueError) {
        self.path = path
        // A pipe is not waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .unreadable(path: path, reason: "it is not a plain file")
        }
        self.descriptor = descriptor
    }

    /// Whether this process may read a file. The file is opened, since a sandbox may refuse what `access` allows.
    static func canRead(_ path: String) -> Bool {
        guard let file = try? InputFile(path: path) else { return false }
        return file.descriptor >= 0
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The position in the file, which it shares with a program that reads it.
    var position: Int { Int(lseek(descriptor, 0, SEEK_CUR)) }

    /// Reads all parts up to the end.
    func read(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
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
