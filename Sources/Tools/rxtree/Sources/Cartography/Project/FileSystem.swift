// SPDX-License-Identifier: MIT

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads directories and files through the C library, which is several times faster than Foundation.
///
/// Everything that differs between the C libraries of Linux and macOS is in this file.
public enum FileSystem {
    enum Kind {
        case directory, file, other
    }

    /// Identifies a directory independently of the path.
    struct Identity: Hashable {
        var device: Int
        var number: Int
    }

    /// The names and kinds of the entries of a directory; nil if the directory cannot be read.
    static func entries(in path: String) -> [(name: String, kind: Kind?)]? {
        guard let handle = opendir(path) else { return nil }
        defer { closedir(handle) }
        var entries: [(name: String, kind: Kind?)] = []
        while let entry = readdir(handle) {
            let type = Int32(entry.pointee.d_type)
            // The length of the array differs between systems; the name in it ends with a zero.
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name == "." || name == ".." { continue }
            // Nil for links, and on file systems that do not report a kind.
            entries.append((name, type == Int32(DT_DIR) ? .directory : type == Int32(DT_REG) ? .file : nil))
        }
        return entries
    }

    /// The kind of a file, links followed; nil if there is none.
    static func kind(of path: String) -> Kind? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        switch info.st_mode & S_IFMT {
        case S_IFDIR: return .directory
        case S_IFREG: return .file
        default: return .other
        }
    }

    static func identity(of path: String) -> Identity? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        return Identity(device: Int(info.st_dev), number: Int(truncatingIfNeeded: info.st_ino))
    }

    /// The path without links and dots; nil if there is no such file.
    static func absolutePath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// A file could not be read; the message is the system's.
    struct ReadError: Error {
        var message: String
        fileprivate init() { message = String(cString: strerror(errno)) }
    }

    static func contents(of path: String) throws(ReadError) -> [UInt8] {
        // A pipe is not waited for, and a device has no end.
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw ReadError() }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0 else { throw ReadError() }
        guard info.st_mode & S_IFMT == S_IFREG else {
            errno = info.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL
            throw ReadError()
        }
        var isRead = true
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(info.st_size)) { buffer, count in
            while count < buffer.count {
                let got = read(file, buffer.baseAddress! + count, buffer.count - count)
                if got < 0, errno == EINTR { continue }
                isRead = got >= 0
                if got <= 0 { break }
                count += got
            }
        }
        guard isRead else { throw ReadError() }
        return bytes
    }

    /// Writes all bytes to an open file; false if that fails.
    public static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { writeOnce($0, to: file) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Another descriptor of an open file.
    static func duplicate(_ file: Int32) -> Int32 { dup(file) }

    static func writeAndClose(_ bytes: [UInt8], _ file: Int32) {
        _ = write(bytes, to: file)
        close(file)
    }
}

/// Declared outside of `FileSystem`, whose own `write` hides the one of the C library.
private func writeOnce(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    write(file, bytes.baseAddress, bytes.count)
}
