// SPDX-License-Identifier: MIT

import ControllerKit
import Glibc
import RemoteBackend
import ViewKit

/// The files of the user that a plugin's process may use. They are copies in a folder, because the process cannot access the originals.
///
/// A file that the user opens is copied into the folder. A file that the user saves is written in the folder by the plugin, and copied to the chosen path each time
/// the plugin has closed it. The folder is removed when the process ends. Main thread only.
@MainActor final class UserFiles: FileAccess {
    /// The folder. The process may write in it.
    let folder: String
    /// Called with an error message if a file could not be copied.
    private let onError: @MainActor (String) -> Void
    private var last = 0
    private var saves: [SavedFile] = []

    init(in folder: String, onError: @escaping @MainActor (String) -> Void) {
        self.folder = folder
        self.onError = onError
        clear()
        Folder.make(folder)
    }

    isolated deinit { clear() }

    /// Removes the folder. Call it before the process starts, and after it has ended.
    func clear() {
        saves = []
        Folder.remove(folder)
    }

    func grant(_ files: [ChosenFile], for purpose: FileDialog.Purpose) async -> [ChosenFile] {
        var granted: [ChosenFile] = []
        for file in files {
            guard let path = file.path else {
                onError(
                    "\(file.uri) has no path, and cannot be given to the plugin. Copy it to a folder first.")
                continue
            }
            if let path = await grant(path, for: purpose) { granted.append(ChosenFile(path: path)) }
        }
        return granted
    }

    private func grant(_ path: String, for purpose: FileDialog.Purpose) async -> String? {
        if purpose == .folder {
            onError(
                "The folder \(path) cannot be given to the plugin, which may use single files only. Choose files."
            )
            return nil
        }
        guard let name = path.split(separator: "/").last.map(String.init),
            let copies = OpenFolder(makeFolder())
        else {
            onError("\(folder) cannot be written: \(TextFile.reason). Free space on the disk.")
            return nil
        }
        if purpose == .save {
            saves.append(SavedFile(name, in: copies, to: path, onError: onError))
        } else if let errorMessage = await FileCopy.copy(path, into: copies, as: name) {
            onError("\(path) cannot be given to the plugin: \(errorMessage).")
            return nil
        }
        return "\(copies.path)/\(name)"
    }

    /// Creates a folder for one file, and returns its path. Each file has a folder of its own, because two files may have the same name.
    private func makeFolder() -> String {
        last += 1
        let path = "\(folder)/\(last)"
        mkdir(path, 0o700)
        return path
    }
}

/// A folder in which the plugin can write. The shell accesses it by its descriptor, because the plugin could replace the folder with a symbolic link.
final class OpenFolder: Sendable {
    let path: String
    let descriptor: Int32

    init?(_ path: String) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }
}

/// A file that the plugin writes, and that is copied to the path that the user has chosen.
@MainActor private final class SavedFile {
    private var watch: FolderWatch?
    private var isCopying = false
    private var isChanged = false

    init(
        _ name: String, in folder: OpenFolder, to path: String,
        onError: @escaping @MainActor (String) -> Void
    ) {
        watch = FolderWatch(folder.path) { [weak self] in
            self?.copy(name, in: folder, to: path, onError)
        }
    }

    private func copy(
        _ name: String, in folder: OpenFolder, to path: String,
        _ onError: @escaping @MainActor (String) -> Void
    ) {
        guard !isCopying else {
            isChanged = true
            return
        }
        isCopying = true
        Task { @MainActor in
            let errorMessage = await FileCopy.copy(name, of: folder, to: path)
            isCopying = false
            if let errorMessage { onError("\(path) could not be saved: \(errorMessage).") }
            if isChanged {
                isChanged = false
                copy(name, in: folder, to: path, onError)
            }
        }
    }
}

/// Copies files on background threads. Each function returns the error message if the copy has failed, otherwise nil.
enum FileCopy {
    @concurrent static func copy(_ path: String, into folder: OpenFolder, as name: String) async -> String? {
        let source = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard source >= 0 else { return TextFile.reason }
        defer { close(source) }
        let target = openat(
            folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard target >= 0 else { return TextFile.reason }
        defer { close(target) }
        return bytes(from: source, to: target)
    }

    /// Copies a file of a plugin to a file of the user, which is replaced atomically. The plugin's file may be a symbolic link or a device, which is refused.
    @concurrent static func copy(_ name: String, of folder: OpenFolder, to path: String) async -> String? {
        let source = openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard source >= 0 else { return errno == ENOENT ? nil : TextFile.reason }
        defer { close(source) }
        let new = "\(path).\(getpid()).new"
        let target = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard target >= 0 else { return TextFile.reason }
        var errorMessage = bytes(from: source, to: target)
        close(target)
        if errorMessage == nil, rename(new, path) != 0 { errorMessage = TextFile.reason }
        if errorMessage != nil { unlink(new) }
        return errorMessage
    }

    private static func bytes(from source: Int32, to target: Int32) -> String? {
        var status = stat()
        guard fstat(source, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return "it is not a plain file"
        }
        while true {
            let count = sendfile(target, source, nil, 1 << 24)
            if count == 0 { return nil }
            if count < 0, errno != EINTR { return TextFile.reason }
        }
    }
}
