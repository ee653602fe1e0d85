// SPDX-License-Identifier: MIT

import FileKit
import Glibc

/// A small file of the program that is read and replaced as a whole: the bytes below a ``StateFile``, and
/// below the text files of the shell.
///
/// A file that the program cannot read is never overwritten: the caller renames it by ``setAside(_:)``, and
/// shows the error. Any thread may use it.
package struct KeptFile: Sendable, Hashable {
    package let path: String

    /// The largest number of bytes that are read. State is small; a larger file is something else.
    package static let limit = 64 << 20

    package init(_ path: String) { self.path = path }

    /// Returns the bytes; nil if there is no file. A file that cannot be read stays where it is. A symbolic
    /// link that leads nowhere, such as one to a disk that is not mounted, and a file in place of the folder
    /// are no missing files: what was saved may come back.
    package func read() throws(StateFileError) -> [UInt8]? {
        do throws(RegularFile.Failure) {
            return try RegularFile.read(path, limit: Self.limit)
        } catch {
            let reason: StateFileError.Reason? =
                switch error {
                case .missing: hasName ? .unreadable(ENOENT) : errno == ENOTDIR ? .unreadable(ENOTDIR) : nil
                case .notRegular: .notRegular
                case .tooLarge(let limit): .tooLarge(limit: limit)
                case .symbolicLink: .unreadable(ELOOP)
                case .unreadable(let code): .unreadable(code)
                }
            guard let reason else { return nil }
            throw StateFileError(path: path, reason: reason)
        }
    }

    /// Whether the folder has an entry of this name; false with `errno` if not.
    private var hasName: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Replaces the file, and creates the folders above it. Returns when the bytes are on the disk. It replaces also a file `NAME.new`,
    /// which a killed program may have left. So it is only for a folder of the program; see ``writeChosen(_:)``.
    ///
    /// - Throws: ``StateFileError``; the file has the bytes that it had before then.
    package func write(_ bytes: some Collection<UInt8>) throws(StateFileError) {
        if StateFolderClaim.isRefused(path) { throw StateFileError(path: path, reason: .inUse) }
        makeFolders()
        let target = target
        let new = target + ".new"
        if let code = Self.write(Array(bytes), to: new) ?? Self.rename(new, to: target) {
            unlink(new)
            throw StateFileError(path: path, reason: .notWritten(code))
        }
    }

    /// Replaces a file that the user has chosen, and creates the folders above it. No other file in its folder is changed, and the file
    /// keeps its permissions. Returns when the bytes are on the disk.
    ///
    /// - Throws: ``StateFileError``; the file has the bytes that it had before then.
    package func writeChosen(_ bytes: some Collection<UInt8>) throws(StateFileError) {
        if StateFolderClaim.isRefused(path) { throw StateFileError(path: path, reason: .inUse) }
        makeFolders()
        let target = target
        // Names have 255 bytes at most.
        let name = String(decoding: target.lastPathPart.utf8.prefix(200), as: UTF8.self)
        let new =
            "\(target.parentPath)/\(name).\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
        // The name is new: a file of the user is not opened, and a link is not followed.
        let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StateFileError(path: path, reason: .notWritten(errno)) }
        var status = stat()
        if stat(target, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            fchmod(file, status.st_mode & 0o777)
        }
        if let code = Self.write(Array(bytes), to: file) ?? Self.rename(new, to: target) {
            unlink(new)
            throw StateFileError(path: path, reason: .notWritten(code))
        }
    }

    /// Removes the file, unless another process uses the folder.
    package func remove() { if !StateFolderClaim.isRefused(path) { unlink(path) } }

    /// Renames the file, so that it is not overwritten, and returns what has happened. A file that is right, and
    /// that the system cannot read at the moment, stays where it is.
    package func setAside(_ reason: StateFileError.Reason) -> StateFileError {
        if reason.isTemporary { return StateFileError(path: path, reason: reason) }
        let name = unusedName()
        let isRenamed = !StateFolderClaim.isRefused(path) && Glibc.rename(path, name) == 0
        return StateFileError(path: path, reason: reason, newPath: isRenamed ? name : nil)
    }

    /// The path with the present time, which no file has.
    package func unusedName() -> String {
        var now = time(nil)
        var date = tm()
        localtime_r(&now, &date)
        var text = [CChar](repeating: 0, count: 32)
        strftime(&text, text.count, "%Y-%m-%dT%H-%M-%S", &date)
        let base =
            "\(path).\(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))"
        return (1...).lazy.map { $0 == 1 ? base : "\(base)-\($0)" }.first { access($0, F_OK) != 0 } ?? base
    }

    /// The folder of the file; if the path is a symbolic link, also that of the file that it leads to.
    package var folders: [String] {
        let (folder, target) = (path.parentPath, target.parentPath)
        return folder == target ? [folder] : [folder, target]
    }

    /// Returns an error number; nil if all bytes are on the disk.
    private static func write(_ bytes: [UInt8], to path: String) -> Int32? {
        // Opening a pipe without a reader fails at once, instead of waiting for one.
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK
        var file = open(path, flags, 0o600)
        if file < 0, errno == ENXIO, unlink(path) == 0 {
            file = open(path, flags | O_EXCL, 0o600)
        }
        return file < 0 ? errno : write(bytes, to: file)
    }

    /// Writes to an open file, and closes it. Returns an error number; nil if all bytes are on the disk.
    private static func write(_ bytes: [UInt8], to file: Int32) -> Int32? {
        let code = writeAll(bytes, to: file) && fsync(file) == 0 ? nil : errno
        // Some file systems report a full disk only when the file is closed.
        return close(file) == 0 ? code : code ?? errno
    }

    /// Returns an error number; nil if the file has its new name also after a power failure.
    private static func rename(_ path: String, to new: String) -> Int32? {
        guard Glibc.rename(path, new) == 0 else { return errno }
        let folder = open(new.parentPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        // Without permission to read the folder, the name is written a little later.
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        // Some file systems cannot do that for folders, and need not.
        return fsync(folder) == 0 || errno == EINVAL ? nil : errno
    }

    /// The file that the path leads to by symbolic links.
    private var target: String { path.resolvedPath ?? path }

    /// Creates the folders above the file. What cannot be created is left out.
    package func makeFolders() { Folder.make(path.parentPath) }
}
