// SPDX-License-Identifier: MIT

import FileKit
import Glibc

/// Functions for the files and folders of plugins, which throw a ``PluginPackageError``.
enum Files {
    /// The error for a path whose use has failed with an error number, by default `errno`.
    private static func failure(_ path: String, _ code: Int32 = errno) -> PluginPackageError {
        let remedy =
            switch code {
            case ENOENT, ENOTDIR: "Check the path"
            case ENOSPC, EDQUOT: "Free space on the disk"
            default: "Check the path and its permissions"
            }
        return .files("\(path) cannot be used: \(String(cString: strerror(code))). \(remedy).")
    }

    static func kind(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    static func isFolder(_ path: String) -> Bool { kind(path) == S_IFDIR }

    static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// Returns the names of the files in a folder, sorted.
    static func names(in path: String) throws(PluginPackageError) -> [String] {
        guard let entries = Folder.entries(in: path) else { throw failure(path) }
        return entries.map(\.text).sorted()
    }

    static func read(_ path: String, limit: Int) throws(PluginPackageError) -> [UInt8] {
        do throws(RegularFile.Failure) {
            return try RegularFile.read(path, limit: limit, links: .refused)
        } catch {
            if case .tooLarge = error {
                throw .files("\(path) is larger than \(limit >> 20) MiB. Plugins are smaller.")
            }
            throw .files("\(path) cannot be used: \(error). Check the path and its permissions.")
        }
    }

    /// Creates a folder and its parent folders. Other users cannot write in them, which ``PathSafety`` requires.
    static func makeFolder(_ path: String) throws(PluginPackageError) {
        if isFolder(path) || mkdir(path, 0o755) == 0 { return }
        guard errno == ENOENT, path.parentPath != path else {
            // It may be a symbolic link to a folder.
            if errno == EEXIST, access("\(path)/.", F_OK) == 0 { return }
            throw failure(path)
        }
        try makeFolder(path.parentPath)
        if mkdir(path, 0o755) != 0, errno != EEXIST { throw failure(path) }
    }

    /// Writes a new file.
    static func write(_ bytes: [UInt8], to path: String, isExecutable: Bool) throws(PluginPackageError) {
        let mode: mode_t = isExecutable ? 0o755 : 0o644
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard file >= 0 else { throw failure(path) }
        // The umask of the user does not apply. After a power failure, a file that is not on the disk would be empty, and the earlier
        // version of the plugin would be removed.
        guard writeAll(bytes, to: file), fchmod(file, mode) == 0, fsync(file) == 0 else {
            defer { close(file) }
            throw failure(path)
        }
        // Some file systems report a full disk only when the file is closed.
        guard close(file) == 0 else { throw failure(path) }
    }

    static func move(_ path: String, to target: String) throws(PluginPackageError) {
        guard rename(path, target) == 0 else { throw failure(target) }
    }

    /// Removes a file, or a folder and its contents. Symbolic links are removed, not followed.
    ///
    /// What cannot be removed does not keep the rest; the first error is thrown at the end.
    static func remove(_ path: String) throws(PluginPackageError) {
        if let left = Folder.remove(path) { throw failure(left.path, left.code) }
    }
}
