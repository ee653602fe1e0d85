// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import PluginKit
import WireKit

/// The folders of the permission `system-files`.
package enum SystemFolders {
    /// How many entries of folders are looked at.
    static let mostEntries = 100_000

    /// A folder that a plugin may read, and its paths: the one that the manifest names, and the one to which that leads by symbolic links.
    struct Readable {
        let opened: OpenedPath
        let paths: [String]
    }

    /// Opens the folders that exist. A folder that leads to files of a user is left out.
    static func open(_ folders: [String]) -> [Readable] {
        folders.compactMap { folder in
            guard let opened = try? OpenedPath(folder), let real = opened.realPath,
                PluginManifest.Permission.isSystemFolder(real), !holdsHome(real)
            else { return nil }
            return Readable(opened: opened, paths: real == folder ? [folder] : [folder, real])
        }
    }

    /// Returns the paths of the folders that exist.
    static func readable(_ folders: [String]) -> [String] { open(folders).flatMap(\.paths) }

    /// Whether the folders have files that the user may read and others may not: files of the user's own, or
    /// of a group such as `adm`. The user has to be asked for them, and also if there are too many entries to
    /// look at.
    static func needQuestion(_ folders: [String]) -> Bool {
        var left = mostEntries
        return readable(folders).contains { needsQuestion($0, left: &left) }
    }

    /// - Parameter isPublic: whether all users may enter the folder that the path is in.
    static func needsQuestion(_ path: String, isPublic: Bool = true, left: inout Int) -> Bool {
        left -= 1
        var status = stat()
        guard left >= 0 else { return true }
        guard lstat(path, &status) == 0 else { return false }
        switch status.st_mode & S_IFMT {
        // A file without content, such as that of a lock, has nothing to read.
        case S_IFREG:
            // The system is asked, since lists of access are not in the mode.
            return status.st_size > 0 && !(isPublic && status.st_mode & S_IROTH != 0)
                && access(path, R_OK) == 0
        case S_IFDIR:
            let isPublic = isPublic && status.st_mode & S_IXOTH != 0
            return (Folder.entries(in: path, limit: mostEntries + 1) ?? []).contains {
                needsQuestion("\(path)/\($0.text)", isPublic: isPublic, left: &left)
            }
        default: return false
        }
    }

    /// Whether a home folder of the user is in a folder, or the other way round: that of the environment, and
    /// that of the system's list of users.
    private static func holdsHome(_ folder: String) -> Bool {
        UserFolders.homes.contains { home in
            "\(home)/".hasPrefix("\(folder)/") || "\(folder)/".hasPrefix("\(home)/")
        }
    }
}
