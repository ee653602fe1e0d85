// SPDX-License-Identifier: MIT

import Dispatch
import FileKit
import Glibc

/// Reports changes of the files in a folder: settings that the user edits, or a new build of a plugin's
/// library. If the folder, or one above it, is renamed or removed, the one that has its path later is
/// watched. A folder that does not exist yet is watched when it exists. It stops when it is released. Main thread only.
///
/// With `includingSubfolders`, it also reports the changes in the folders that are directly in the folder, and files and folders that are
/// created, removed or renamed. Hidden folders and symbolic links are left out, and folders after the first 1,000.
@MainActor package final class FolderWatch {
    private let folder: String
    private let includesSubfolders: Bool
    private let changed: @MainActor () -> Void
    private var source: (any DispatchSourceRead)?
    /// The folder that is watched; nil while there is none.
    private var identity: Identity?

    private struct Identity: Equatable {
        let device, inode: UInt64

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
        }
    }

    /// Starts to watch a folder.
    package init(
        _ folder: String, includingSubfolders: Bool = false, changed: @escaping @MainActor () -> Void
    ) {
        self.folder = folder
        includesSubfolders = includingSubfolders
        self.changed = changed
        start()
    }

    isolated deinit { source?.cancel() }

    private func start() {
        source?.cancel()
        source = nil
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return identity = nil }
        identity = watch(by: descriptor)
        watchSubfolders(by: descriptor)
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in
            // The events are not examined: the observer compares the files.
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
                while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
            }
            MainActor.assumeIsolated { self?.receive() }
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
        self.source = source
    }

    private func receive() {
        let isReplaced = identity == nil || Identity(folder) != identity
        if isReplaced {
            start()
        } else if let source {
            watchSubfolders(by: Int32(source.handle))
        }
        if identity != nil { changed() }
    }

    /// The events of files in the folder, and in its subfolders, that are reported.
    private var files: UInt32 {
        let changes = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB)
        guard includesSubfolders else { return changes }
        return changes | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
    }

    /// The largest number of subfolders that are watched.
    private static let subfolderLimit = 1_000

    /// Watches the subfolders that are there. Nothing changes for one that is watched already.
    private func watchSubfolders(by descriptor: Int32) {
        guard includesSubfolders, identity != nil else { return }
        // The system refuses what is no folder, and a link to one. A file is reported when it is complete, not when it is created.
        let events =
            files & ~UInt32(IN_CREATE) | UInt32(IN_MASK_ADD) | UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW)
        var count = 0
        for name in Folder.names(in: folder) where count < Self.subfolderLimit {
            if inotify_add_watch(descriptor, "\(folder)/\(name)", events) >= 0 { count += 1 }
        }
    }

    /// Watches the folder and those above it, as far as they exist. Returns the identity of the folder.
    private func watch(by descriptor: Int32) -> Identity? {
        let own = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_MASK_ADD)
        let before = Identity(folder)
        var isBelowWatched = inotify_add_watch(descriptor, folder, own | files) >= 0
        let isWatched = isBelowWatched
        // The missing folder whose creation the one above it reports.
        var missing = (path: folder, identity: before)
        var path = folder[...]
        while let slash = path.lastIndex(of: "/") {
            path = path[..<slash]
            // A folder that is missing is created in the first one that exists.
            let events = isBelowWatched ? own : own | UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)
            let above = path.isEmpty ? "/" : String(path)
            let identity = Identity(above)
            let number = inotify_add_watch(descriptor, above, events)
            if !isBelowWatched, number < 0 { missing = (above, identity) }
            isBelowWatched = isBelowWatched || number >= 0
        }
        // If it was replaced or created meanwhile, another one is watched, or none. The same is true of a folder above it that was missing.
        guard Identity(folder) == before, Identity(missing.path) == missing.identity else {
            return watch(by: descriptor)
        }
        return isWatched ? before : nil
    }
}
