// SPDX-License-Identifier: MIT

import Glibc

/// Reads and writes small text files of the shell.
enum TextFile {
    /// Returns the first 64 KiB of a file, or an empty text if it cannot be read.
    static func read(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 64 * 1024)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// Replaces a file atomically, and creates its parent folders. If that fails, the file is not changed, and the error message is returned. Otherwise returns
    /// nil.
    @discardableResult static func write(_ text: String, to path: String) -> String? {
        Folder.make(Folder.parent(of: path))
        let new = "\(path).\(getpid())"
        func errorMessage() -> String {
            let reason = reason
            unlink(new)
            return
                "\(path) could not be written: \(reason). Free space on the disk, and make the folder writable."
        }
        let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return errorMessage() }
        guard writeAll(Array(text.utf8), to: descriptor) else {
            defer { close(descriptor) }
            return errorMessage()
        }
        // Some file systems report a full disk only when the file is closed.
        guard close(descriptor) == 0, rename(new, path) == 0 else { return errorMessage() }
        return nil
    }

    /// Writes bytes to a descriptor. Returns whether all bytes were written. If not, `errno` has the reason.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }

    /// The error message for `errno`.
    static var reason: String { String(cString: strerror(errno)) }
}
