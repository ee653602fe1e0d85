// SPDX-License-Identifier: MIT

import Glibc

/// An open regular file: the way to read each file that a user could replace by something else, such as a
/// file of settings, an icon, a manifest or a file that was dropped.
///
/// ```swift
/// let bytes = try RegularFile.read(path, limit: 1 << 20)
/// ```
/// A pipe, a folder, a socket and a device are refused without waiting: opening a pipe, or reading a device,
/// might never return. A file with more bytes than the limit is refused before it is read. Any thread may
/// use it. The file is closed when the value is destroyed.
public struct RegularFile: ~Copyable {
    /// The reason why a file cannot be used.
    public enum Failure: Error, Hashable, CustomStringConvertible {
        /// There is no file at the path.
        case missing
        /// The path leads to a symbolic link, and links are refused.
        case symbolicLink
        /// It is a folder, a pipe, a socket or a device.
        case notRegular
        /// It has more bytes than the limit in the parameter.
        case tooLarge(limit: Int)
        /// It cannot be opened or read, with the error number of the system in the parameter.
        case unreadable(Int32)

        public var description: String {
            switch self {
            case .missing: "there is no such file"
            case .symbolicLink: "it is a symbolic link, which is not followed"
            case .notRegular: "it is not a plain file"
            case .tooLarge(let limit):
                "it is larger than " + (limit >= 1 << 20 ? "\(limit >> 20) MiB" : "\(limit) bytes")
            case .unreadable(let code): "it cannot be read: \(String(cString: strerror(code)))"
            }
        }
    }

    /// What happens if the path leads to a symbolic link.
    public enum Links: Sendable, Hashable {
        /// The file that the link leads to is opened.
        case followed
        /// The file is not opened. Links in the folders above it are followed.
        case refused
        /// Neither the file nor a folder above it may be a link: the absolute path has to be that of the file itself.
        case refusedAnywhere
    }

    /// The size when the file was opened, in bytes. It is 0 for the files of `/proc`, whatever they have.
    public let size: Int
    private let descriptor: Int32

    /// Opens a file for reading.
    public init(_ path: String, links: Links = .followed) throws(Failure) {
        // A pipe is opened without waiting for a program that writes to it, and a terminal does not become that of the process.
        let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (links == .followed ? 0 : O_NOFOLLOW)
        let descriptor = open(path, flags)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: throw .missing
            case ELOOP where links != .followed: throw .symbolicLink
            // A socket, or a device without a driver.
            case ENXIO, ENODEV: throw .notRegular
            default: throw .unreadable(errno)
            }
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notRegular
        }
        if links == .refusedAnywhere, Self.path(of: descriptor) != path {
            close(descriptor)
            throw .symbolicLink
        }
        size = Int(status.st_size)
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Returns the path of an open file, without links.
    private static func path(of descriptor: Int32) -> String? {
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/fd/\(descriptor)", &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }

    /// Returns all bytes of a file.
    ///
    /// - Throws: `Failure`, also if the file has more bytes than the limit.
    public static func read(
        _ path: String, limit: Int, links: Links = .followed
    ) throws(Failure) -> [UInt8] {
        let file = try RegularFile(path, links: links)
        guard file.size <= limit else { throw .tooLarge(limit: limit) }
        let bytes = try file.contents(upTo: limit + 1)
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        return bytes
    }

    /// Returns the first `limit` bytes; all bytes if there are fewer.
    public func contents(upTo limit: Int) throws(Failure) -> [UInt8] { try contents(upTo: limit, from: 0) }

    /// Returns at most `limit` bytes from a position on.
    package func contents(upTo limit: Int, from start: Int) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        // The size is not the number of bytes in `/proc`, and in a file to which another program writes.
        var part = [UInt8](repeating: 0, count: min(max(size, 4096), limit, 1 << 20))
        bytes.reserveCapacity(min(size, limit))
        while bytes.count < limit {
            let wanted = min(part.count, limit - bytes.count)
            let count = pread(descriptor, &part, wanted, off_t(start + bytes.count))
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(errno) }
            if count == 0 { break }
            bytes += part[..<count]
        }
        return bytes
    }

    /// Calls `body` with all bytes of the file, which are mapped into memory and not copied. Returns nil if they cannot
    /// be mapped.
    package func withBytes<Result, Failure: Error>(
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
