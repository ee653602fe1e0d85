// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// Copies files and folders for a plugin, and copies back what the plugin has written.
///
/// All copies are made on a queue of its own, one after another. Any thread may use it.
final class FileCopies: @unchecked Sendable {
    /// The limits of a folder that is copied.
    static let (maximumFiles, maximumBytes, maximumDepth) = (10_000, 1 << 30, 64)

    // Guard of all variables: only the queue uses them.
    private let queue = DispatchQueue(label: "ShellKit.FileCopies")
    private let onError: @MainActor @Sendable (String) -> Void
    private var entries: [Entry] = []
    private var watch: (descriptor: Int32, source: any DispatchSourceRead)?
    /// The index of the entry that a watched folder belongs to.
    private var watched: [Int32: Int] = [:]
    private var failed: Set<String> = []

    /// A file or a folder that the plugin may change, and the path to which the changes are copied.
    private struct Entry {
        enum Target {
            case file(String)
            case folder(OpenFolder)
        }
        let folder: OpenFolder
        let name: String
        let target: Target
        /// The files of the copy that are the same as those of the user, by their paths.
        var copied: [String: FileIdentity] = [:]
    }

    init(_ onError: @escaping @MainActor @Sendable (String) -> Void) { self.onError = onError }

    deinit { watch?.source.cancel() }

    // MARK: Files for the plugin. Each function returns the error message if it has failed, otherwise nil.

    /// Copies a file into a folder of the plugin.
    func addFile(_ path: String, in folder: OpenFolder, as name: String) async -> String? {
        await onQueue {
            let source = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard source >= 0 else { return TextFile.reason }
            defer { close(source) }
            return Self.copy(source, to: name, in: folder)
        }
    }

    /// Copies the file with a name, which the plugin will write in its folder, to a path each time the plugin has closed it.
    func addSavedFile(_ name: String, in folder: OpenFolder, to path: String) async -> String? {
        await onQueue {
            self.entries.append(Entry(folder: folder, name: name, target: .file(path)))
            return self.watch(folder, entry: self.entries.count - 1)
        }
    }

    /// Copies a folder with its content into a folder of the plugin, and copies back what the plugin writes in it. Symbolic links in it are left out.
    func addFolder(_ path: String, in folder: OpenFolder, as name: String) async -> String? {
        await onQueue {
            // The user may choose a symbolic link to a folder.
            guard let resolved = realpath(path, nil) else { return TextFile.reason }
            defer { free(resolved) }
            guard let original = OpenFolder(String(cString: resolved)) else { return TextFile.reason }
            var entry = Entry(folder: folder, name: name, target: .folder(original))
            var total = Total()
            let errorMessage =
                Self.copy(original, to: name, in: folder, as: name, &total, &entry.copied)
                ?? self.watchTree(entry)
            if errorMessage != nil { Folder.remove("\(folder.path)/\(name)") }
            return errorMessage
        }
    }

    private func watchTree(_ entry: Entry) -> String? {
        entries.append(entry)
        return copyBack(entries.count - 1)
    }

    /// Copies back what the plugin has written, calls `work`, and stops.
    func finish(_ work: @escaping @Sendable () -> Void) {
        queue.async { [self] in
            for index in entries.indices { report(copyBack(index), of: index) }
            entries = []
            watch?.source.cancel()
            watch = nil
            work()
        }
    }

    /// Blocks until all copies are complete.
    func wait() { queue.sync {} }

    private func onQueue(_ work: @escaping @Sendable () -> String?) async -> String? {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }

    // MARK: Watching

    private func watch(_ folder: OpenFolder, entry: Int) -> String? {
        if watch == nil {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard descriptor >= 0 else { return TextFile.reason }
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setCancelHandler { close(descriptor) }
            source.setEventHandler { [weak self] in self?.readEvents() }
            source.activate()
            watch = (descriptor, source)
        }
        guard let watch else { return nil }
        let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_CREATE) | UInt32(IN_ONLYDIR)
        // The path of the descriptor, since the plugin may have put another folder at the path of the folder.
        let number = inotify_add_watch(watch.descriptor, "/proc/self/fd/\(folder.descriptor)", events)
        guard number >= 0 else { return TextFile.reason }
        watched[number] = entry
        return nil
    }

    private func readEvents() {
        guard let watch else { return }
        var changed: Set<Int> = []
        withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
            while true {
                let count = read(watch.descriptor, buffer.baseAddress, buffer.count)
                guard count > 0 else { return }
                var offset = 0
                while offset + MemoryLayout<inotify_event>.size <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    offset += MemoryLayout<inotify_event>.size + Int(event.len)
                    // A file that was created is not written yet.
                    if event.mask & UInt32(IN_CREATE) != 0, event.mask & UInt32(IN_ISDIR) == 0 { continue }
                    if let index = watched[event.wd] { changed.insert(index) }
                }
            }
        }
        for index in changed.sorted() where entries.indices.contains(index) {
            report(copyBack(index), of: index)
        }
    }

    private func report(_ errorMessage: String?, of index: Int) {
        guard let errorMessage, failed.insert("\(index) \(errorMessage)").inserted else { return }
        let path =
            switch entries[index].target {
            case .file(let path): path
            case .folder(let folder): folder.path
            }
        DispatchQueue.main.async { [onError] in
            MainActor.assumeIsolated {
                onError(
                    "\(path) could not be saved: \(errorMessage). It has its earlier content. Free space or make its folder writable, and save again in the plugin."
                )
            }
        }
    }

    // MARK: Copying back

    private func copyBack(_ index: Int) -> String? {
        let entry = entries[index]
        switch entry.target {
        case .file(let path):
            guard let status = entry.folder.status(of: entry.name) else { return nil }
            let identity = FileIdentity(status)
            guard entry.copied[entry.name] != identity else { return nil }
            guard let target = OpenFolder(Folder.parent(of: path).nonEmpty) else { return TextFile.reason }
            let name = String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...])
            if let errorMessage = Self.replace(name, in: target, by: entry.name, of: entry.folder) {
                return errorMessage
            }
            entries[index].copied[entry.name] = identity
            return nil
        case .folder(let original):
            guard let copy = OpenFolder(entry.name, in: entry.folder) else {
                return errno == ENOENT ? nil : TextFile.reason
            }
            var total = Total()
            return copyBack(copy, to: original, "", &total, index)
        }
    }

    private func copyBack(
        _ copy: OpenFolder, to original: OpenFolder, _ path: String, _ total: inout Total, _ index: Int
    ) -> String? {
        var errorMessage = watch(copy, entry: index)
        for name in copy.names {
            guard let status = copy.status(of: name) else { continue }
            let path = path.isEmpty ? name : "\(path)/\(name)"
            var failure = total.add(status, at: path)
            if failure != nil { return failure }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                mkdirat(original.descriptor, name, 0o777)
                // `errno` is read before a descriptor is closed, which may change it.
                guard let folder = OpenFolder(name, in: copy) else { continue }
                if let original = OpenFolder(name, in: original) {
                    failure = copyBack(folder, to: original, path, &total, index)
                } else {
                    failure = "\(path): \(TextFile.reason)"
                }
            case S_IFREG where entries[index].copied[path] != FileIdentity(status):
                failure = Self.replace(name, in: original, by: name, of: copy).map { "\(path): \($0)" }
                if failure == nil { entries[index].copied[path] = FileIdentity(status) }
            default: break
            }
            errorMessage = errorMessage ?? failure
        }
        return errorMessage
    }

    // MARK: Files

    /// How much was copied.
    private struct Total {
        var files = 0
        var bytes = 0

        /// Returns an error message if there is too much.
        mutating func add(_ status: stat, at path: String) -> String? {
            files += 1
            if status.st_mode & S_IFMT == S_IFREG { bytes += Int(status.st_size) }
            if files > FileCopies.maximumFiles { return "it has more than \(FileCopies.maximumFiles) files" }
            if bytes > FileCopies.maximumBytes {
                return "it has more than \(FileCopies.maximumBytes >> 20) MiB"
            }
            if path.utf8.count(where: { $0 == UInt8(ascii: "/") }) > FileCopies.maximumDepth {
                return "its folders are nested more than \(FileCopies.maximumDepth) levels deep"
            }
            return nil
        }
    }

    private static func copy(
        _ original: OpenFolder, to name: String, in parent: OpenFolder, as path: String,
        _ total: inout Total, _ copied: inout [String: FileIdentity]
    ) -> String? {
        mkdirat(parent.descriptor, name, 0o700)
        guard let copy = OpenFolder(name, in: parent) else { return TextFile.reason }
        for name in original.names {
            guard let status = original.status(of: name) else { continue }
            let inner = "\(path)/\(name)"
            if let errorMessage = total.add(status, at: inner) { return errorMessage }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                guard let folder = OpenFolder(name, in: original) else {
                    return "\(inner): \(TextFile.reason)"
                }
                if let errorMessage = Self.copy(folder, to: name, in: copy, as: inner, &total, &copied) {
                    return errorMessage
                }
            case S_IFREG:
                let source = openat(original.descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
                guard source >= 0 else { return "\(inner): \(TextFile.reason)" }
                defer { close(source) }
                if let errorMessage = Self.copy(source, to: name, in: copy) {
                    return "\(inner): \(errorMessage)"
                }
                // The paths in an entry are relative to the folder that the user has chosen.
                let relative = String(
                    inner[inner.index(after: inner.firstIndex(of: "/") ?? inner.startIndex)...])
                copied[relative] = copy.status(of: name).map(FileIdentity.init)
            default: break
            }
        }
        return nil
    }

    /// Copies an open file to a new file in a folder.
    private static func copy(_ source: Int32, to name: String, in folder: OpenFolder, mode: mode_t = 0o600)
        -> String?
    {
        let target = openat(
            folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard target >= 0 else { return TextFile.reason }
        defer { close(target) }
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

    /// Replaces a file of the user atomically by a file of a plugin. The plugin's file may be a symbolic link or a device, which is refused.
    private static func replace(
        _ name: String, in folder: OpenFolder, by file: String, of copy: OpenFolder
    ) -> String? {
        let source = openat(copy.descriptor, file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard source >= 0 else { return errno == ENOENT ? nil : TextFile.reason }
        defer { close(source) }
        let new = "\(name).\(getpid()).new"
        // A file that is replaced keeps its permissions.
        let old = folder.status(of: name).map { $0.st_mode & 0o777 }
        var errorMessage = Self.copy(source, to: new, in: folder, mode: 0o666)
        if errorMessage == nil, let old { fchmodat(folder.descriptor, new, old, 0) }
        if errorMessage == nil, renameat(folder.descriptor, new, folder.descriptor, name) != 0 {
            errorMessage = TextFile.reason
        }
        if errorMessage != nil { unlinkat(folder.descriptor, new, 0) }
        return errorMessage
    }
}

extension String {
    /// The root folder for an empty text.
    fileprivate var nonEmpty: String { isEmpty ? "/" : self }
}
