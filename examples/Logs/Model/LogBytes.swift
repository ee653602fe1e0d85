// SPDX-License-Identifier: MIT

import Foundation

/// The bytes of a log file, which may grow, be truncated, or be replaced by another file. Those of a file that gzip has compressed are
/// decompressed.
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
    /// The number of bytes that can be read.
    var size: Int { archive?.size ?? fileSize }
    private var fileSize = 0
    private var file: Int32 = -1
    private var identity: (device: UInt64, number: UInt64) = (0, 0)
    /// The text of the file if it is compressed.
    private var archive: LogArchive?
    private let archiveLimit: Int

    /// - Parameter archiveLimit: The largest number of bytes of a compressed file that are decompressed.
    init(_ path: String, archiveLimit: Int = LogArchive.limit) {
        (self.path, self.archiveLimit) = (path, archiveLimit)
    }

    /// Whether there are bytes that were not decompressed yet.
    var hasMore: Bool { archive?.isDone == false }
    /// Why not all lines can be shown; nil if they can.
    var problem: String? { archive?.problem }

    /// The part of the file that was read, from 0 to 1, when its bytes were read up to a position.
    func progress(at position: Int) -> Double {
        (archive?.progress ?? 1) * (size == 0 ? 1 : Double(position) / Double(size))
    }

    /// Decompresses the next bytes, 1 MB at most.
    func decompress() { archive?.read() }

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
            let opened = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
            guard opened >= 0 else { return .gone(reason: String(cString: strerror(errno))) }
            let isFirst = file < 0
            if file >= 0 { close(file) }
            file = opened
            identity = new
            open(Int(status.st_size))
            return isFirst ? .grown : .restarted
        }
        let length = Int(status.st_size)
        guard length != fileSize else { return .none }
        // An archive that grows is being written. One that begins as an empty file is not known as such at once.
        let restarts = length < fileSize || archive != nil || LogArchive.isArchive(file)
        open(length)
        return restarts ? .restarted : .grown
    }

    private func open(_ length: Int) {
        fileSize = length
        archive = LogArchive.isArchive(file) ? LogArchive(file, size: length, limit: archiveLimit) : nil
    }

    /// Calls `body` with the bytes of a range, as far as they can be read.
    func withBytes<T>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> T) -> T {
        withUnsafeTemporaryAllocation(byteCount: max(range.count, 1), alignment: 16) { buffer in
            var length = 0
            while length < range.count {
                let count = pread(
                    archive?.text ?? file, buffer.baseAddress! + length, range.count - length,
                    off_t(range.lowerBound + length))
                if count <= 0 { break }
                length += count
            }
            return body(UnsafeRawBufferPointer(rebasing: buffer[..<length]))
        }
    }
}
