// SPDX-License-Identifier: MIT

import ControllerKit
import Glibc
import RemoteBackend
import ViewKit

/// The files of the user that a plugin's process may use: copies in a folder of its own, since the process sees no other files.
///
/// A file that the user opens is copied there. A file that the user saves is written there by the plugin, and copied to its place whenever the
/// plugin has closed it. The folder is emptied when the process ends. Main thread only.
@MainActor final class UserFiles: FileAccess {
    /// The folder, which the process may write in.
    let folder: String
    /// Receives why a file could not be given or saved.
    private let onProblem: @MainActor (String) -> Void
    private var last = 0
    private var saves: [SavedFile] = []

    init(in folder: String, onProblem: @escaping @MainActor (String) -> Void) {
        self.folder = folder
        self.onProblem = onProblem
        clear()
        Folder.make(folder)
    }

    isolated deinit { clear() }

    /// Removes the files. The process has ended, or is not started yet.
    func clear() {
        saves = []
        Folder.remove(folder)
    }

    func grant(_ files: [ChosenFile], for purpose: FileDialog.Purpose) async -> [ChosenFile] {
        var granted: [ChosenFile] = []
        for file in files {
            guard let path = file.path else {
                onProblem(
                    "\(file.uri) has no path, and cannot be given to the plugin. Copy it to a folder first.")
                continue
            }
            if let path = await grant(path, for: purpose) { granted.append(ChosenFile(path: path)) }
        }
        return granted
    }

    private func grant(_ path: String, for purpose: FileDialog.Purpose) async -> String? {
        if purpose == .folder {
            onProblem(
                "The folder \(path) cannot be given to the plugin, which may use single files only. Choose files."
            )
            return nil
        }
        guard let name = path.split(separator: "/").last.map(String.init),
            let place = OpenFolder(makeFolder())
        else {
            onProblem("\(folder) cannot be written: \(TextFile.reason). Make space on the disk.")
            return nil
        }
        if purpose == .save {
            saves.append(SavedFile(name, in: place, to: path, onProblem: onProblem))
        } else if let problem = await FileCopy.copy(path, into: place, as: name) {
            onProblem("\(path) cannot be given to the plugin: \(problem).")
            return nil
        }
        return "\(place.path)/\(name)"
    }

    /// Returns the path of a new folder: two files may have the same name.
    private func makeFolder() -> String {
        last += 1
        let path = "\(folder)/\(last)"
        mkdir(path, 0o700)
        return path
    }
}

/// A folder that the plugin can write in: it is used by its descriptor, since the plugin could put a link in its place.
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

/// A file that the plugin writes and the user has chosen a place for.
@MainActor private final class SavedFile {
    private var watch: FolderWatch?
    private var isCopying = false
    private var isChanged = false

    init(
        _ name: String, in folder: OpenFolder, to path: String,
        onProblem: @escaping @MainActor (String) -> Void
    ) {
        watch = FolderWatch(folder.path) { [weak self] in
            self?.copy(name, in: folder, to: path, onProblem)
        }
    }

    private func copy(
        _ name: String, in folder: OpenFolder, to path: String,
        _ onProblem: @escaping @MainActor (String) -> Void
    ) {
        guard !isCopying else {
            isChanged = true
            return
        }
        isCopying = true
        Task { @MainActor in
            let problem = await FileCopy.copy(name, of: folder, to: path)
            isCopying = false
            if let problem { onProblem("\(path) could not be saved: \(problem).") }
            if isChanged {
                isChanged = false
                copy(name, in: folder, to: path, onProblem)
            }
        }
    }
}

/// Copies files on background threads. Each function returns why a copy has failed; nil if it has not.
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

    /// Copies a file of a plugin, which may be anything, over a file of the user, which is replaced as a whole.
    @concurrent static func copy(_ name: String, of folder: OpenFolder, to path: String) async -> String? {
        let source = openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard source >= 0 else { return errno == ENOENT ? nil : TextFile.reason }
        defer { close(source) }
        let new = "\(path).\(getpid()).new"
        let target = open(new, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard target >= 0 else { return TextFile.reason }
        var problem = bytes(from: source, to: target)
        close(target)
        if problem == nil, rename(new, path) != 0 { problem = TextFile.reason }
        if problem != nil { unlink(new) }
        return problem
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
