// SPDX-License-Identifier: MIT

internal import CZlib
import Foundation

/// The text of a log that gzip has compressed.
///
/// It is decompressed part by part into a temporary file without a name, of which nothing is left when the program is killed.
final class LogArchive {
    /// The largest number of bytes that are decompressed: a small file may have more than there is room for.
    static let limit = 1 << 30
    /// The largest number of bytes of a part.
    private static let partSize = 1 << 20

    /// The temporary file; -1 if it could not be created.
    let text: Int32
    /// The number of bytes that were decompressed.
    private(set) var size = 0
    /// Whether nothing more is decompressed.
    private(set) var isDone = false
    /// Why not all of the text is there; nil if it is, as far as it was decompressed.
    private(set) var problem: String?

    private let file: Int32
    private let limit: Int
    /// The position in the compressed file.
    private var position = 0
    private let compressedSize: Int
    /// zlib retains the address.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    private let input = UnsafeMutablePointer<UInt8>.allocate(capacity: inputSize)
    private static let inputSize = 128 << 10
    /// Whether the end of a stream has not been read. A file has several ones if it was appended to.
    private var isInStream = true

    /// - Parameters:
    ///   - file: The compressed file, which stays open as long as this object exists.
    ///   - size: Its size in bytes.
    init(_ file: Int32, size: Int, limit: Int = LogArchive.limit) {
        (self.file, compressedSize, self.limit) = (file, size, limit)
        stream.initialize(to: z_stream())
        let folder = FileManager.default.temporaryDirectory
        let path = folder.appending(path: "log-\(UUID())").path(percentEncoded: false)
        text = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if text < 0 {
            end("no file in \(folder.path(percentEncoded: false)) can be written: \(Self.reason)")
            return
        }
        unlink(path)
        // Where files have a limit, as those of plugins, writing fails with an error instead of a signal.
        signal(SIGXFSZ, SIG_IGN)
        if czlib_open_gzip(stream) != Z_OK { end("there is no memory") }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
        input.deallocate()
        if text >= 0 { close(text) }
    }

    /// Whether a file has the first bytes of what gzip writes.
    static func isArchive(_ file: Int32) -> Bool {
        var bytes: [UInt8] = [0, 0, 0]
        return pread(file, &bytes, 3, 0) == 3 && bytes == [0x1F, 0x8B, 8]
    }

    /// The part of the compressed file that was read, from 0 to 1.
    var progress: Double { isDone ? 1 : min(Double(position) / Double(max(compressedSize, 1)), 1) }

    /// Decompresses the next part.
    func read() {
        let start = size
        let capacity = 64 << 10
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { output in
            while !isDone, size - start < Self.partSize, fill() {
                (stream.pointee.next_out, stream.pointee.avail_out) = (output.baseAddress, UInt32(capacity))
                let result = inflate(stream, Z_NO_FLUSH)
                write(UnsafeRawBufferPointer(output).prefix(capacity - Int(stream.pointee.avail_out)))
                switch result {
                case Z_OK, Z_BUF_ERROR: break
                case Z_STREAM_END: isInStream = false
                default: end("it is damaged")
                }
            }
        }
    }

    /// Reads more of the compressed file if there is nothing left to decompress. Returns false at its end.
    private func fill() -> Bool {
        while true {
            if stream.pointee.avail_in == 0 {
                let count = pread(file, input, Self.inputSize, off_t(position))
                guard count > 0 else {
                    end(count < 0 ? Self.reason : isInStream ? "it ends too early" : nil)
                    return false
                }
                position += count
                (stream.pointee.next_in, stream.pointee.avail_in) = (input, UInt32(count))
            }
            if isInStream { return true }
            // Another stream follows, or zeros up to the end of a block of the disk.
            while stream.pointee.avail_in > 0, stream.pointee.next_in.pointee == 0 {
                stream.pointee.next_in += 1
                stream.pointee.avail_in -= 1
            }
            if stream.pointee.avail_in > 0 {
                inflateReset(stream)
                isInStream = true
                return true
            }
        }
    }

    private func write(_ bytes: Slice<UnsafeRawBufferPointer>) {
        var rest = bytes.prefix(limit - size)
        let isTooLong = rest.count < bytes.count
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let count = Foundation.write(text, part.baseAddress, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                // The size of the files of a plugin is limited, too.
                return errno == EFBIG ? endTooLong() : end("its text cannot be stored: \(Self.reason)")
            }
            size += count
            rest = rest.dropFirst(count)
        }
        if isTooLong { endTooLong() }
    }

    private func endTooLong() { end("its text is longer than \(size >> 20) MB") }

    private static var reason: String { String(cString: strerror(errno)) }

    private func end(_ problem: String?) { (isDone, self.problem) = (true, problem) }
}
