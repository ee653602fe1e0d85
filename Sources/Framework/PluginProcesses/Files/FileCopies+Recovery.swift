// SPDX-License-Identifier: MIT

import FileKit
import Glibc

/// What a plugin had written when the shell was killed, and what could not be moved when the plugin ended.
///
/// Beside the folders of a process is a file for each copy that the plugin may change. It has the path to
/// which the copy belongs, and its time is that of the last complete copying. The plugin cannot write it.
extension FileCopies {
    private static func record(of folder: String) -> String {
        "\(folder.parentPath)-\(folder.lastPathPart)"
    }

    /// Writes the path to which the copy with a name in a folder belongs, before the plugin may change the
    /// copy. Returns the error message if that fails, otherwise nil.
    static func note(_ path: String, for name: String, in folder: OpenFolder) -> String? {
        let file = open(
            record(of: folder.path), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return Folder.reason }
        defer { close(file) }
        return writeAll("\(name)\0\(path)".utf8, to: file) ? nil : Folder.reason
    }

    /// Notes that everything which was written before a time is where it belongs.
    static func noteCopied(_ folder: OpenFolder, before time: timespec) {
        utimensat(AT_FDCWD, record(of: folder.path), [time, time], AT_SYMLINK_NOFOLLOW)
    }

    /// The time that the system gives to a file that is changed now.
    static var now: timespec {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME_COARSE, &time)
        return time
    }

    /// Moves a copy to the folder that stays, which is on the same disk, so that this needs no space. Returns
    /// its new path, or the reason why that has failed.
    static func move(_ name: String, of copy: OpenFolder, to kept: String) -> (path: String?, reason: String)
    {
        if let reason = Folder.make(kept) { return (nil, reason) }
        guard let folder = OpenFolder(kept) else { return (nil, Folder.reason) }
        // Names have 255 bytes at most.
        let base = String(decoding: name.utf8.prefix(240), as: UTF8.self)
        var (new, number) = (base, 1)
        while folder.status(of: new) != nil {
            number += 1
            new = "\(base) \(number)"
        }
        guard renameat(copy.descriptor, name, folder.descriptor, new) == 0 else {
            return (nil, Folder.reason)
        }
        // What is new is said at the next start.
        unlinkat(folder.descriptor, mark, 0)
        return ("\(kept)/\(new)", "")
    }

    /// Moves what the plugins of an earlier process have written, and what is not where the user has saved
    /// it, to the folders that stay.
    ///
    /// - Parameters:
    ///   - files: the folder with a folder of copies for each plugin.
    ///   - kept: the folder with a folder for each plugin.
    /// - Returns: the folders of the plugins from which something could not be moved.
    static func recover(from files: String, to kept: String) -> [String] {
        Folder.names(in: files).sorted().compactMap { plugin in
            let parent = "\(files)/\(plugin)"
            let areMoved = Folder.names(in: parent).sorted().map { name in
                recover(name, in: parent, to: "\(kept)/\(plugin)")
            }
            return areMoved.allSatisfy(\.self) ? nil : parent
        }
    }

    /// Returns whether nothing that was not saved is left in the copy to which a file beside it belongs.
    private static func recover(_ name: String, in parent: String, to kept: String) -> Bool {
        guard let dash = name.lastIndex(of: "-"), let process = OpenFolder(parent),
            let status = process.status(of: name), status.st_mode & S_IFMT == S_IFREG,
            let bytes = try? RegularFile.read("\(parent)/\(name)", limit: 1 << 16, links: .refused),
            let copies = OpenFolder(String(name[..<dash]), in: process),
            let copy = OpenFolder(String(name[name.index(after: dash)...]), in: copies)
        else { return true }
        let parts = bytes.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2 else { return true }
        let (file, target) = (parts[0], parts[1])
        guard differs(file, in: copy, from: target, since: status.st_mtim) else { return true }
        return move(file, of: copy, to: kept).path != nil
    }

    /// Whether a copy was changed since a time, and is not the same as what it belongs to.
    private static func differs(
        _ name: String, in folder: OpenFolder, from target: String, since time: timespec, depth: Int = 0
    ) -> Bool {
        guard let status = folder.status(of: name), depth <= maximumDepth else { return false }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            guard let inner = OpenFolder(name, in: folder) else { return true }
            return inner.names.contains {
                differs($0, in: inner, from: "\(target)/\($0)", since: time, depth: depth + 1)
            }
        case S_IFREG:
            // A program can set the other time of a file, and a file that is renamed keeps it.
            let changed = status.st_ctim
            guard (changed.tv_sec, changed.tv_nsec) >= (time.tv_sec, time.tv_nsec) else { return false }
            let copy = openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard copy >= 0 else { return true }
            defer { close(copy) }
            let file = open(target, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            guard file >= 0 else { return true }
            defer { close(file) }
            return !hasSameContent(copy, file)
        default: return false
        }
    }

    private static func hasSameContent(_ one: Int32, _ other: Int32) -> Bool {
        var status = stat()
        guard fstat(other, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        var first = [UInt8](repeating: 0, count: 1 << 16)
        var (second, offset) = (first, 0)
        while true {
            let count = pread(one, &first, first.count, off_t(offset))
            guard count >= 0, pread(other, &second, second.count, off_t(offset)) == count,
                first[..<count] == second[..<count]
            else { return false }
            if count == 0 { return true }
            offset += count
        }
    }
}
