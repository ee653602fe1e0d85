// SPDX-License-Identifier: MIT

import Glibc

extension Folder {
    /// A file or a folder that could not be removed, and the error number.
    package struct Remnant: Error, Hashable {
        package let path: String
        package let code: Int32
    }

    /// Removes a file, or a folder and its contents, whatever the bytes of their names. Symbolic links are
    /// removed, not followed, and nothing is removed elsewhere if another process replaces a folder by one.
    ///
    /// What cannot be removed does not keep the rest.
    ///
    /// - Parameter unlocks: whether the user gets access to folders that the user may not read or write.
    /// - Returns: the first that could not be removed; nil if nothing is left.
    @discardableResult
    package static func remove(_ path: String, unlocks: Bool = false) -> Remnant? {
        remove(path, in: AT_FDCWD, at: path, unlocks: unlocks)
    }

    /// Removes what has a name in an open folder.
    ///
    /// - Parameter path: the path of what is removed, for an error message.
    @discardableResult
    package static func remove(
        _ name: UnsafePointer<CChar>, in parent: Int32, at path: String, unlocks: Bool, depth: Int = 0
    ) -> Remnant? {
        let flags = openFlags | O_NOFOLLOW
        var folder = openat(parent, name, flags)
        if folder < 0, errno == EACCES, unlocks {
            unlock(name, in: parent)
            folder = openat(parent, name, flags)
        }
        let code = errno
        if folder < 0 {
            // Also if the process has no descriptor left, which a file does not need.
            if unlinkat(parent, name, 0) == 0 || errno == ENOENT { return nil }
            if code == ENOTDIR || code == ELOOP { return Remnant(path: path, code: errno) }
        }
        var first = folder < 0 ? Remnant(path: path, code: code) : nil
        if folder >= 0 {
            defer { close(folder) }
            if unlocks { fchmod(folder, 0o700) }
            // Each folder above has a descriptor that is open, and a part of the stack.
            let inner = depth < 1_000 ? entries(of: folder) : nil
            if inner == nil { first = Remnant(path: path, code: depth < 1_000 ? errno : ENAMETOOLONG) }
            for entry in inner ?? [] {
                let left = remove(
                    entry.cString, in: folder, at: "\(path)/\(entry.text)", unlocks: unlocks,
                    depth: depth + 1)
                first = first ?? left
            }
        }
        let isRemoved = unlinkat(parent, name, AT_REMOVEDIR) == 0 || errno == ENOENT
        return isRemoved ? nil : first ?? Remnant(path: path, code: errno)
    }

    /// Gives the user access to a folder that has a name in another one, and not to what a link with its name leads to (O_PATH).
    private static func unlock(_ name: UnsafePointer<CChar>, in parent: Int32) {
        let folder = openat(parent, name, 0o10000000 | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return }
        chmod("/proc/self/fd/\(folder)", 0o700)
        close(folder)
    }
}
