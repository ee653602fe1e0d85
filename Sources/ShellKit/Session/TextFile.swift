// SPDX-License-Identifier: MIT

import Glibc

/// Small files of the shell.
enum TextFile {
    /// Returns at most 64 KiB of a file; nothing if it cannot be read.
    static func read(_ path: String) -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return "" }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 64 * 1024)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// Replaces a file as a whole, and creates the folders above it. Returns whether that was possible.
    @discardableResult static func write(_ text: String, to path: String) -> Bool {
        Folder.make(Folder.parent(of: path))
        let new = "\(path).\(getpid())"
        let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return false }
        var text = text
        let isWritten = text.withUTF8 { Glibc.write(descriptor, $0.baseAddress, $0.count) == $0.count }
        close(descriptor)
        return isWritten && rename(new, path) == 0
    }
}
