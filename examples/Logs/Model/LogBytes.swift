// SPDX-License-Identifier: MIT

import Foundation

/// The bytes of a log file, which may grow, be truncated, or be replaced by another file.
final class LogBytes {
    /// The change of the file since the last check.
    enum Change: Equatable {
        /// The file has not changed.
        case none
        /// The file is longer than before.
        case grown
        /// The file is shorter than before, or was replaced: all lines have to be read again.
        case restarted
        /// The file cannot be read, for the reason in the parameter.
        case gone(reason: String)
    }

    let path: String
    private(set) var size = 0
    private var file: Int32 = -1
    private var identity: (device: UInt64, number: UInt64) = (0, 0)

    init(_ path: String) { self.path = path }

    deinit { if file >= 0 { close(file) } }

    func check() -> Change {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // A file that is being rotated does not exist for a moment. The lines that were read are kept.
            return .gone(reason: String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return .gone(reason: "It is no file") }
        let new = (device: UInt64(status.st_dev), number: UInt64(status.st_ino))
        if file < 0 || new != identity {
            let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
            guard opened >= 0 else { return .gone(reason: String(cString: strerror(errno))) }
            let isFirst = file < 0
            if file >= 0 { close(file) }
            file = opened
            identity = new
            size = Int(status.st_size)
            return isFirst ? .grown : .restarted
        }
        let length = Int(status.st_size)
        defer { size = length }
        return length == size ? .none : length > size ? .grown : .restarted
    }

    /// Calls `body` with the bytes of a range, as far as they can be read.
    func withBytes<T>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> T) -> T {
        withUnsafeTemporaryAllocation(byteCount: max(range.count, 1), alignment: 16) { buffer in
            var length = 0
            while length < range.count {
                let count = pread(
                    file, buffer.baseAddress! + length, range.count - length, off_t(range.lowerBound + length)
                )
                if count <= 0 { break }
                length += count
            }
            return body(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
        }
    }
}
