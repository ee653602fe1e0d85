// SPDX-License-Identifier: MIT

import ControllerKit
import Dispatch
import FileKit
import Glibc
import PluginRuntime
import RemoteBackend
import ViewKit
import WireKit

/// The files and folders of the user that a plugin's process may use. They are copies in a folder, because
/// the process cannot access the originals.
///
/// A file that the user opens is copied into the folder. A file that the user saves is written in the folder
/// by the plugin, and copied to the chosen path each time the plugin has closed it. A folder that the user
/// chooses is copied with its content; files that the plugin writes in the copy are copied back, and files
/// that it removes there stay in the folder of the user. The copies are removed when the process has ended;
/// what could not be copied back is kept.
/// Main thread only.
@MainActor package final class UserFiles: FileAccess {
    /// The folder with the copies. The process may write in it. Each process has a folder of its own.
    package let folder: String
    private let copies: FileCopies
    private let onError: @MainActor @Sendable (String) -> Void
    private var last = 0
    /// The paths that the user has chosen, by those of their copies.
    private var originals: [String: String] = [:]
    private var isClosed = false
    /// The process that is ending.
    private var child: ChildProcess?
    /// The folders themselves in which the process may write. What a link in them leads to is not given to it.
    package var writableFolders: [String] = []
    /// Whether the folder was removed.
    private(set) var isFinished = false
    /// Called with the path that the user has chosen, and an error message, when what the plugin has written
    /// is not there. It may be called after the plugin was turned off.
    package var onLoss: (@MainActor (String, String) -> Void)? {
        get { copies.onLoss }
        set { copies.onLoss = newValue }
    }

    /// - Parameters:
    ///   - parent: The folder in which the folder is created.
    ///   - kept: The folder, on the same disk, for what could not be copied when the process has ended.
    ///   - onError: Called with an error message if a file could not be copied.
    package init(
        in parent: String, keepingIn kept: String, onError: @escaping @MainActor @Sendable (String) -> Void
    ) {
        Folder.make(parent)
        var path = Array("\(parent)/XXXXXX".utf8CString)
        // If it fails, each file that is granted is reported.
        folder = mkdtemp(&path).map { String(cString: $0) } ?? "\(parent)/missing"
        self.onError = onError
        copies = FileCopies(keepingIn: kept, onError)
    }

    isolated deinit { if !isClosed { finish() } }

    /// Copies the files that the process writes until it ends, and then removes the folder.
    package func close(after child: ChildProcess?) {
        guard !isClosed, let child else { return finish() }
        self.child = child
        Task { @MainActor in
            _ = await child.waitForEnd()
            finish()
        }
    }

    private func finish() {
        guard !isClosed else { return }
        isClosed = true
        copies.finish { [folder, weak self] areKept in
            // By its descriptor: a process that still runs could replace folders by links.
            if areKept, let parent = OpenFolder(folder.parentPath) {
                let name = folder.lastPathPart
                parent.remove(name)
                for record in parent.names where record.hasPrefix("\(name)-") { parent.remove(record) }
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.isFinished = true } }
        }
    }

    /// Waits until the copies of all files that the plugin has written are complete.
    ///
    /// A process that has not ended yet is ended: what it writes would be lost, or be half of a file.
    package func wait() {
        child?.endNow(within: 1_000)
        finish()
        copies.wait()
    }

    package func grant(_ files: [ChosenFile], for purpose: FileDialog.Purpose) async -> [ChosenFile] {
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

    /// Returns the path that the user has chosen, for that of a copy; nil if it is none.
    package func original(of copy: String) -> String? { originals[copy] }

    private func grant(_ path: String, for purpose: FileDialog.Purpose) async -> String? {
        let name = path.split(separator: "/").last.map(String.init) ?? "root"
        guard !isClosed else { return nil }
        // For a new file, the folder that it is in.
        let existing = purpose == .save ? path.parentPath : path
        guard let real = existing.resolvedPath else {
            onError("\(path) cannot be given to the plugin: \(Folder.reason). Choose another file or folder.")
            return nil
        }
        if writableFolders.contains(where: { path.hasPrefix("\($0)/") && !"\(real)/".hasPrefix("\($0)/") }) {
            onError(
                "\(path) cannot be given to the plugin: a link in a folder that the plugin can write leads to \(real). Choose \(real) itself."
            )
            return nil
        }
        guard let copy = OpenFolder(makeFolder()) else {
            onError("\(folder) cannot be written: \(Folder.reason). Free space on the disk.")
            return nil
        }
        let errorMessage =
            switch purpose {
            case .save: await copies.addSavedFile(name, in: copy, to: real, shownAs: path)
            case .folder: await copies.addFolder(real, in: copy, as: name)
            case .open, .openMany: await copies.addFile(real, in: copy, as: name)
            }
        if let errorMessage {
            onError("\(path) cannot be given to the plugin: \(errorMessage). Choose another file or folder.")
            return nil
        }
        originals["\(copy.path)/\(name)"] = path
        return "\(copy.path)/\(name)"
    }

    /// Creates a folder for one file, and returns its path. Each file has a folder of its own, because two files may have the same name.
    private func makeFolder() -> String {
        last += 1
        let path = "\(folder)/\(last)"
        mkdir(path, 0o700)
        return path
    }
}

/// The files of processes that are ending, until their copies are complete. Main thread only.
@MainActor package final class ClosingFiles {
    private var files: [UserFiles] = []

    package init() {}

    package func add(_ new: UserFiles) {
        files.removeAll(where: \.isFinished)
        files.append(new)
    }

    /// Waits until all copies are complete.
    package func wait() { for files in files { files.wait() } }
}

/// A folder that another process can write. The shell accesses it by its descriptor, because the process
/// could replace the folder with a symbolic link.
final class OpenFolder: Sendable {
    let path: String
    let descriptor: Int32

    /// Opens a folder. Returns nil if it cannot be opened; `errno` has the reason.
    convenience init?(_ path: String) { self.init(path, in: AT_FDCWD, named: path) }

    /// Opens the folder with a name in another folder.
    convenience init?(_ name: String, in parent: OpenFolder) {
        self.init("\(parent.path)/\(name)", in: parent.descriptor, named: name)
    }

    private init?(_ path: String, in parent: Int32, named name: UnsafePointer<CChar>) {
        self.path = path
        descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The names in the folder, without `.` and `..`, and those that are not UTF-8.
    var names: [String] { entries.compactMap(\.name) }

    /// The names in the folder that are not UTF-8, and so are not the name of a file of RxShell.
    var otherNames: [String] { entries.filter { $0.name == nil }.map(\.text) }

    private var entries: [Folder.Entry] { Folder.entries(of: descriptor) ?? [] }

    /// Why a file with such a name is not copied.
    static let notUTF8 = "its name is not UTF-8"

    /// Removes what has a name in the folder, with its content. Links are removed, not followed.
    func remove(_ name: String) {
        Folder.remove(name, in: descriptor, at: "\(path)/\(name)", unlocks: true)
    }

    /// The status of what has a name in the folder; nil if there is nothing. A symbolic link is not followed.
    func status(of name: String) -> stat? {
        var status = stat()
        return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
    }
}
