// SPDX-License-Identifier: MIT

import Dispatch
import FileKit
import Glibc

/// Copies files and folders for a plugin, and copies back what the plugin has written.
///
/// What cannot be copied back is tried again after 1, 2, 4 … 60 seconds and at the end; what still cannot be
/// copied then is moved to a folder that stays, and so is what is left when the shell was killed. A file that
/// another program has changed meanwhile is not overwritten.
///
/// All copies are made on a queue of its own, one after another. Any thread may use it.
package final class FileCopies: @unchecked Sendable {
    /// The limits of a folder that is copied.
    static let (maximumFiles, maximumBytes, maximumDepth) = (10_000, 1 << 30, 64)

    // Guard of all variables: only the queue uses them.
    private let queue = DispatchQueue(label: "ShellKit.FileCopies")
    private let kept: String
    private let onError: @MainActor @Sendable (String) -> Void
    private var entries: [Entry] = []
    private var watch: (descriptor: Int32, source: any DispatchSourceRead)?
    /// The index of the entry that a watched folder belongs to.
    private var watched: [Int32: Int] = [:]
    /// The entries that could not be copied back, with the reasons.
    private var failed: [Int: String] = [:]
    /// Called with the path that the user has chosen, and an error message, when what the plugin has written
    /// could not be copied to that path.
    @MainActor var onLoss: (@MainActor (String, String) -> Void)?
    /// The name of a file beside what is kept. It exists when a start of the shell has reported that to the user.
    package static let mark = ".told"
    /// The seconds until the next trial; nil if there is nothing to try.
    private var delay: Int?

    /// A file or a folder that the plugin may change, and the path to which the changes are copied.
    private struct Entry {
        enum Target {
            case file(in: OpenFolder, name: String, path: String)
            case folder(OpenFolder)

            var path: String {
                switch self {
                case .file(_, _, let path): path
                case .folder(let folder): folder.path
                }
            }
        }
        let folder: OpenFolder
        let name: String
        let target: Target
        /// The files of the copy that are the same as those of the user, by their paths.
        var copied: [String: FileIdentity] = [:]
        /// The files of the user for which these are copies, as they were when they were last copied.
        var originals: [String: FileIdentity] = [:]
        /// The paths of files and folders of the user that could not be read, and that the plugin was not given.
        var unread: Set<String> = []
    }

    /// - Parameters:
    ///   - kept: the folder for what could not be copied back when the plugin has ended.
    ///   - onError: called with an error message.
    init(keepingIn kept: String, _ onError: @escaping @MainActor @Sendable (String) -> Void) {
        self.kept = kept
        self.onError = onError
    }

    deinit { watch?.source.cancel() }

    // MARK: Files for the plugin. Each function returns the error message if it has failed, otherwise nil.

    /// Copies a file into a folder of the plugin.
    func addFile(_ path: String, in folder: OpenFolder, as name: String) async -> String? {
        await onQueue {
            let source = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
            guard source >= 0 else { return Folder.reason }
            defer { close(source) }
            return Self.copy(source, to: name, in: folder)
        }
    }

    /// Copies a file that the plugin will write in its folder to another folder, each time the plugin closes it.
    /// `path` is the path that the user has chosen.
    func addSavedFile(
        _ name: String, in folder: OpenFolder, to target: String, shownAs path: String
    ) async -> String? {
        await onQueue {
            guard let target = OpenFolder(target) else { return Folder.reason }
            var entry = Entry(folder: folder, name: name, target: .file(in: target, name: name, path: path))
            // The user has chosen to replace the file that is there now.
            entry.originals[name] = target.status(of: name).map(FileIdentity.init)
            if let errorMessage = Self.note("\(target.path)/\(name)", for: name, in: folder) {
                return errorMessage
            }
            self.entries.append(entry)
            return self.watch(folder, entry: self.entries.count - 1)
        }
    }

    /// Copies a folder with its content into a folder of the plugin, and copies back what the plugin writes
    /// in it. Symbolic links in it are left out, and so is what cannot be read, which is reported.
    func addFolder(_ path: String, in folder: OpenFolder, as name: String) async -> String? {
        await onQueue {
            guard let original = OpenFolder(path) else { return Folder.reason }
            var entry = Entry(folder: folder, name: name, target: .folder(original))
            var total = Total()
            var errorMessage = Self.copy(original, to: name, in: folder, as: name, &total, &entry)
            entry.unread = Set(total.unread.map { Self.relative($0.path) })
            errorMessage = errorMessage ?? Self.note(original.path, for: name, in: folder)
            if errorMessage == nil { errorMessage = self.watchTree(entry) }
            if errorMessage != nil { folder.remove(name) }
            if errorMessage == nil { self.reportUnread(total.unread, in: original.path) }
            return errorMessage
        }
    }

    private func reportUnread(_ unread: [(path: String, reason: String)], in folder: String) {
        guard let first = unread.first else { return }
        let others =
            unread.count == 1 ? "" : unread.count == 2 ? " and 1 other" : " and \(unread.count - 1) others"
        tell(
            "\(folder)/\(Self.relative(first.path))\(others) cannot be read: \(first.reason). The plugin was given the folder without it. Change the permissions and choose the folder again if the plugin needs it."
        )
    }

    private func tell(_ message: String, lost path: String? = nil) {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                onError(message)
                if let path { onLoss?(path, message) }
            }
        }
    }

    private func watchTree(_ entry: Entry) -> String? {
        entries.append(entry)
        return copyBack(entries.count - 1)
    }

    /// Copies back what the plugin has written, moves what cannot be copied to the folder that stays, calls
    /// `work`, and stops.
    ///
    /// - Parameter work: Called with whether the copies can be removed: nothing is left in them.
    func finish(_ work: @escaping @Sendable (Bool) -> Void) {
        queue.async { [self] in
            var areKept = true
            for index in entries.indices {
                if let errorMessage = copyBack(index), !keep(index, errorMessage) { areKept = false }
            }
            entries = []
            watch?.source.cancel()
            watch = nil
            work(areKept)
        }
    }

    /// Moves the copy of an entry to the folder that stays.
    private func keep(_ index: Int, _ errorMessage: String) -> Bool {
        let (entry, path) = (entries[index], entries[index].target.path)
        let (new, reason) = Self.move(entry.name, of: entry.folder, to: kept)
        if let new {
            tell(
                "\(path) could not be saved: \(errorMessage). It has its earlier content. What the plugin has written is in \(new); copy it to where it belongs.",
                lost: path)
            return true
        }
        tell(
            "\(path) could not be saved: \(errorMessage). What the plugin has written is in \(entry.folder.path)/\(entry.name), and stays there until a start of the application can move it to \(kept): \(reason).",
            lost: path)
        return false
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
            guard descriptor >= 0 else { return Folder.reason }
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
        guard number >= 0 else { return Folder.reason }
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
                    // Events were lost, which may have been about each of them.
                    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changed.formUnion(entries.indices) }
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
        guard failed[index] != errorMessage else { return }
        failed[index] = errorMessage
        guard let errorMessage else { return }
        let advice =
            errorMessage.hasSuffix(Self.isChanged)
            ? "What the plugin has written is kept when it ends. Choose the file again in the plugin to replace it."
            : "It has its earlier content, and saving is tried again. Free space or make its folder writable."
        let path = entries[index].target.path
        tell("\(path) could not be saved: \(errorMessage). \(advice)", lost: path)
        guard delay == nil else { return }
        delay = 1
        tryLater()
    }

    private func tryLater() {
        guard let delay else { return }
        queue.asyncAfter(deadline: .now() + .seconds(delay)) { [weak self] in
            guard let self else { return }
            for index in failed.keys.sorted() where entries.indices.contains(index) {
                report(copyBack(index), of: index)
            }
            self.delay = entries.isEmpty || failed.isEmpty ? nil : min(delay * 2, 60)
            tryLater()
        }
    }

    // MARK: Copying back

    private func copyBack(_ index: Int) -> String? {
        let start = Self.now
        let errorMessage = copyChanges(index)
        if errorMessage == nil { Self.noteCopied(entries[index].folder, before: start) }
        return errorMessage
    }

    private func copyChanges(_ index: Int) -> String? {
        let entry = entries[index]
        switch entry.target {
        case .file(let target, let name, _):
            guard let status = entry.folder.status(of: entry.name) else { return nil }
            let identity = FileIdentity(status)
            guard entry.copied[entry.name] != identity else { return nil }
            let known = entry.originals[entry.name]
            // Another program has written a file that was not there when the user chose its name.
            if known == nil, target.status(of: name) != nil { return Self.isChanged }
            if let errorMessage = Self.replace(name, in: target, by: entry.name, of: entry.folder, known) {
                return errorMessage
            }
            entries[index].copied[entry.name] = identity
            entries[index].originals[entry.name] = target.status(of: name).map(FileIdentity.init)
            return nil
        case .folder(let original):
            var (here, there) = (stat(), stat())
            guard fstat(original.descriptor, &here) == 0, stat(original.path, &there) == 0,
                here.st_ino == there.st_ino, here.st_dev == there.st_dev
            else { return "it was moved or removed" }
            guard let copy = OpenFolder(entry.name, in: entry.folder) else {
                return errno == ENOENT ? nil : Folder.reason
            }
            var total = Total()
            return copyBack(copy, to: original, "", &total, index)
        }
    }

    private func copyBack(
        _ copy: OpenFolder, to original: OpenFolder, _ path: String, _ total: inout Total, _ index: Int
    ) -> String? {
        var errorMessage = watch(copy, entry: index)
        for name in copy.otherNames {
            errorMessage = errorMessage ?? "\(path.isEmpty ? "" : "\(path)/")\(name): \(OpenFolder.notUTF8)"
        }
        for name in copy.names {
            guard let status = copy.status(of: name) else { continue }
            let path = path.isEmpty ? name : "\(path)/\(name)"
            var failure = total.add(status, at: path)
            if failure != nil { return failure }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                mkdirat(original.descriptor, name, 0o777)
                // `errno` is read before a descriptor is closed, which may change it.
                guard let folder = OpenFolder(name, in: copy) else {
                    if errno != ENOENT, errno != ENOTDIR, errno != ELOOP {
                        errorMessage = errorMessage ?? "\(path): \(Folder.reason)"
                    }
                    continue
                }
                if let original = OpenFolder(name, in: original) {
                    failure = copyBack(folder, to: original, path, &total, index)
                } else {
                    failure = "\(path): \(Folder.reason)"
                }
            case S_IFREG where entries[index].unread.contains(path):
                failure = "\(path): the file with this name cannot be read, and is not overwritten"
            case S_IFREG where entries[index].copied[path] != FileIdentity(status):
                let known = entries[index].originals[path]
                if known == nil, original.status(of: name) != nil {
                    failure = "\(path): \(Self.isChanged)"
                } else {
                    failure = Self.replace(name, in: original, by: name, of: copy, known).map {
                        "\(path): \($0)"
                    }
                }
                if failure == nil {
                    entries[index].copied[path] = FileIdentity(status)
                    entries[index].originals[path] = original.status(of: name).map(FileIdentity.init)
                }
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
        /// The files and folders that cannot be read, with the reasons.
        var unread: [(path: String, reason: String)] = []

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
        _ total: inout Total, _ entry: inout Entry
    ) -> String? {
        mkdirat(parent.descriptor, name, 0o700)
        guard let copy = OpenFolder(name, in: parent) else { return Folder.reason }
        for name in original.otherNames { total.unread.append(("\(path)/\(name)", OpenFolder.notUTF8)) }
        for name in original.names {
            guard let status = original.status(of: name) else { continue }
            let inner = "\(path)/\(name)"
            if let errorMessage = total.add(status, at: inner) { return errorMessage }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                guard let folder = OpenFolder(name, in: original) else {
                    total.unread.append((inner, Folder.reason))
                    continue
                }
                if let errorMessage = Self.copy(folder, to: name, in: copy, as: inner, &total, &entry) {
                    return errorMessage
                }
            case S_IFREG:
                let source = openat(original.descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
                guard source >= 0 else {
                    total.unread.append((inner, Folder.reason))
                    continue
                }
                defer { close(source) }
                if let errorMessage = Self.copy(source, to: name, in: copy) {
                    return "\(inner): \(errorMessage)"
                }
                entry.copied[Self.relative(inner)] = copy.status(of: name).map(FileIdentity.init)
                entry.originals[Self.relative(inner)] = FileIdentity(status)
            default: break
            }
        }
        return nil
    }

    /// The path in an entry, relative to the folder that the user has chosen, of a path with the name of that folder.
    private static func relative(_ path: String) -> String {
        String(path[path.index(after: path.firstIndex(of: "/") ?? path.startIndex)...])
    }

    /// Copies an open file to a new file in a folder.
    private static func copy(_ source: Int32, to name: String, in folder: OpenFolder, mode: mode_t = 0o600)
        -> String?
    {
        let target = openat(
            folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard target >= 0 else { return Folder.reason }
        defer { close(target) }
        var status = stat()
        guard fstat(source, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return "it is not a plain file"
        }
        while true {
            let count = sendfile(target, source, nil, 1 << 24)
            if count == 0 { return fsync(target) == 0 ? nil : Folder.reason }
            if count < 0, errno != EINTR { return Folder.reason }
        }
    }

    private static let isChanged = "another program has changed it, and it is not overwritten"

    /// Replaces a file of the user atomically by a file of a plugin. The plugin's file may be a symbolic link
    /// or a device, which is refused, and so is a file of the user that is not the known one any more.
    private static func replace(
        _ name: String, in folder: OpenFolder, by file: String, of copy: OpenFolder, _ known: FileIdentity?
    ) -> String? {
        func hasChanged() -> Bool {
            guard let known, let status = folder.status(of: name) else { return false }
            return !FileIdentity(status).hasContent(of: known)
        }
        if hasChanged() { return isChanged }
        let source = openat(copy.descriptor, file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard source >= 0 else { return errno == ENOENT ? nil : Folder.reason }
        defer { close(source) }
        // Names have 255 bytes at most.
        let new = "\(String(decoding: name.utf8.prefix(200), as: UTF8.self)).\(getpid()).new"
        // A file that is replaced keeps its permissions, so that no other user can read the new content meanwhile.
        let old = folder.status(of: name).flatMap {
            $0.st_mode & S_IFMT == S_IFREG ? $0.st_mode & 0o777 : nil
        }
        var errorMessage = Self.copy(source, to: new, in: folder, mode: old ?? 0o666)
        if errorMessage == nil, let old { fchmodat(folder.descriptor, new, old, 0) }
        if errorMessage == nil, hasChanged() { errorMessage = isChanged }
        // The content is on the disk before the file is replaced.
        if errorMessage == nil, renameat(folder.descriptor, new, folder.descriptor, name) != 0 {
            errorMessage = Folder.reason
        }
        if errorMessage != nil { unlinkat(folder.descriptor, new, 0) }
        return errorMessage
    }
}
