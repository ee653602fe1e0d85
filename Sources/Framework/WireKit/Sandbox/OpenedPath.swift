// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// A file or a folder that stays the same one, whatever is put in its place: it was opened, for nothing but to be looked at.
///
/// A path is checked first and used later, and a program that may write in a folder above can put a symbolic
/// link there in between. So what is checked is an opened path, and its ``identity`` is sent to the child, which
/// uses no other file: see ``Permissions/read(_:at:)``.
///
/// **Lifetime**: it is closed when the object is released. As long as it is open, no other file gets its identity.
package final class OpenedPath: Sendable {
    /// The path with which it was opened.
    package let path: String
    package let descriptor: Int32
    package let identity: PathIdentity
    package let isFolder: Bool

    /// Opens a file or a folder, and follows symbolic links. The error is that of the system.
    package init(_ path: String) throws(ErrorNumber) {
        self.path = path
        descriptor = open(path, clinux_open_path())
        guard descriptor >= 0 else { throw ErrorNumber(code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw ErrorNumber(code: code)
        }
        identity = PathIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }

    deinit { close(descriptor) }

    /// Where it is now, without symbolic links; nil if the system does not say.
    package var realPath: String? {
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = clinux_read_link("/proc/self/fd/\(descriptor)", &bytes, bytes.count)
        return count > 0 && count < bytes.count ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }

    /// Whether the user may read it, and enter it if it is a folder.
    package var isReadable: Bool { access("/proc/self/fd/\(descriptor)", R_OK | (isFolder ? X_OK : 0)) == 0 }
    /// Whether the user may write in it.
    package var isWritable: Bool { access("/proc/self/fd/\(descriptor)", W_OK) == 0 }
}

/// What distinguishes a file from all others that exist at the time.
package struct PathIdentity: Hashable, Sendable, Codable {
    var device: UInt64
    var inode: UInt64
}
