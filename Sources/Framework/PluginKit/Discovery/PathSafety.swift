// SPDX-License-Identifier: MIT

import FileKit
import Glibc

/// Checks that only the user and the administrator can change a folder or a file of plugins.
///
/// Code is loaded from these files. Another user who can change them could run code with the rights of this user.
struct PathSafety {
    /// The reason why a path is not safe, and how to fix it.
    struct Violation: Error, Hashable {
        let path: String
        let reason: String
        let remedy: String
    }

    private let user: uid_t
    /// The results for the folders that were checked already. Many plugins have the same parent folders.
    private var checked: [String: Violation?] = [:]

    init(user: uid_t = geteuid()) { self.user = user }

    /// Checks a folder and all folders above it. Symbolic links above it are followed; the folder itself must not be one.
    mutating func check(folder: String) throws(Violation) {
        try check(entry: folder, isLast: true)
        guard let resolved = folder.resolvedPath else { return }
        for path in [folder, resolved] {
            var parent = path.parentPath
            while true {
                try check(entry: parent, isLast: false)
                if parent == "/" { break }
                parent = parent.parentPath
            }
        }
    }

    private mutating func check(entry path: String, isLast: Bool) throws(Violation) {
        let violation: Violation?
        if let known = checked[path], !isLast {
            violation = known
        } else {
            violation = self.violation(path, isParent: !isLast)
            checked[path] = .some(violation)
        }
        if let violation { throw violation }
    }

    /// Checks a file in a folder that was checked.
    func check(file: String) throws(Violation) {
        if let violation = violation(file, isParent: false) { throw violation }
    }

    private func violation(_ path: String, isParent: Bool) -> Violation? {
        var status = stat()
        // A path that does not exist, or cannot be read, is reported by the code that opens it.
        guard lstat(path, &status) == 0 else { return nil }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        if isLink, !isParent {
            return Violation(
                path: path, reason: "it is a symbolic link, which is not followed",
                remedy: "Put the real file or folder there")
        }
        guard let violation = Self.violation(path, status, isLink: isLink, isParent: isParent, user: user)
        else {
            return nil
        }
        // Nobody can change a read-only file system, such as that of a container, in which the owner is often unknown.
        var system = statvfs()
        return statvfs(path, &system) == 0 && system.f_flag & 1 != 0 ? nil : violation
    }

    private static func violation(
        _ path: String, _ status: stat, isLink: Bool, isParent: Bool, user: uid_t
    ) -> Violation? {
        guard status.st_uid == 0 || status.st_uid == user else {
            return Violation(
                path: path, reason: "it belongs to another user, with the number \(status.st_uid)",
                remedy: "Run chown \(user) \(path) as the administrator")
        }
        // The mode of a link has no effect. In a folder with the sticky bit, such as /tmp, users can replace only their own files.
        if isLink || isParent && status.st_mode & S_ISVTX != 0 { return nil }
        // On some systems, each user has a private group with the same number, which may write.
        let isGroupOfOthers = status.st_gid != user && status.st_gid != 0
        if status.st_mode & S_IWOTH != 0 || status.st_mode & S_IWGRP != 0 && isGroupOfOthers {
            return Violation(
                path: path, reason: "other users can change it", remedy: "Run chmod go-w \(path)")
        }
        return nil
    }
}
