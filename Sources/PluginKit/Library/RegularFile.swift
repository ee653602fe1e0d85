// SPDX-License-Identifier: MIT

import Glibc

/// An open regular file. Symbolic links, folders and devices are refused, and pipes, because reading from a pipe can block.
struct RegularFile: ~Copyable {
    /// The reason why a file cannot be used.
    enum Failure: Error, Hashable, CustomStringConvertible {
        /// There is no file at the path.
        case missing
        /// The path leads to a symbolic link.
        case symbolicLink
        /// It is a folder, a pipe or a device.
        case notRegular
        /// It cannot be opened or read, for the reason in the parameter.
        case unreadable(String)

        var description: String {
            switch self {
            case .missing: "there is no such file"
            case .symbolicLink: "it is a symbolic link, which is not followed"
            case .notRegular: "it is not a plain file"
            case .unreadable(let reason): "it cannot be read: \(reason)"
            }
        }
    }

    let size: Int
    private let descriptor: Int32

    init(_ path: String) throws(Failure) {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: throw .missing
            case ELOOP: throw .symbolicLink
            default: throw .unreadable(String(cString: strerror(errno)))
            }
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notRegular
        }
        size = Int(status.st_size)
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Returns the first `limit` bytes.
    func contents(upTo limit: Int) throws(Failure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: min(size, limit))
        var count = 0
        while count < bytes.count {
            let got = bytes.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress.map { $0 + count }, $0.count - count, off_t(count))
            }
            if got < 0 && errno == EINTR { continue }
            guard got >= 0 else { throw .unreadable(String(cString: strerror(errno))) }
            if got == 0 { break }
            count += got
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// Calls `body` with all bytes of the file, which are mapped into memory and not copied. Returns nil if they cannot
    /// be mapped.
    func withBytes<Result, Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard size > 0 else { return try body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        guard let address = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), address != MAP_FAILED
        else {
            return nil
        }
        defer { munmap(address, size) }
        return try body(UnsafeRawBufferPointer(start: address, count: size))
    }
}
