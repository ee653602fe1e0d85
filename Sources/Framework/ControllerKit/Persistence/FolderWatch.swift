// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// Reports changes of the files in a folder: settings that the user edits, or a new build of a plugin's
/// library. If the folder, or one above it, is renamed or removed, the one that has its path later is
/// watched. A folder that does not exist yet is watched when it exists. It stops when it is released. Main thread only.
@MainActor package final class FolderWatch {
    private let folder: String
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
    package init(_ folder: String, changed: @escaping @MainActor () -> Void) {
        self.folder = folder
        self.changed = changed
        start()
    }

    isolated deinit { source?.cancel() }

    private func start() {
        source?.cancel()
        source = nil
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return identity = nil }
        identity = Self.watch(folder, by: descriptor)
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
        if isReplaced { start() }
        if identity != nil { changed() }
    }

    /// Watches a folder and those above it, as far as they exist. Returns the identity of the folder.
    private static func watch(_ folder: String, by descriptor: Int32) -> Identity? {
        let own = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_MASK_ADD)
        let files = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB)
        let before = Identity(folder)
        var isBelowWatched = inotify_add_watch(descriptor, folder, own | files) >= 0
        let isWatched = isBelowWatched
        var path = folder[...]
        while let slash = path.lastIndex(of: "/") {
            path = path[..<slash]
            // A folder that is missing is created in the first one that exists.
            let events = isBelowWatched ? own : own | UInt32(IN_CREATE) | UInt32(IN_MOVED_TO)
            let number = inotify_add_watch(descriptor, path.isEmpty ? "/" : String(path), events)
            isBelowWatched = isBelowWatched || number >= 0
        }
        // If it was replaced or created meanwhile, another one is watched, or none.
        guard Identity(folder) == before else { return watch(folder, by: descriptor) }
        return isWatched ? before : nil
    }
}
