// SPDX-License-Identifier: MIT

import Glibc
import WireKit

/// Reports changes of the files in a folder, such as a new build of a plugin's library. It stops when it is released. Main thread only.
@MainActor final class FolderWatch {
    private let watched: WatchedDescriptor

    /// Starts to watch a folder. Returns nil if the system cannot watch it.
    init?(_ folder: String, changed: @escaping @MainActor () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0, let watched = try? WatchedDescriptor(descriptor) else { return nil }
        self.watched = watched
        let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB)
        guard inotify_add_watch(descriptor, folder, events) >= 0 else { return nil }
        watched.watch { [unowned watched] in
            // The events are not examined: the observer compares the files.
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
                while let count = watched.read(into: buffer), count > 0 {}
            }
            changed()
        }
    }
}

/// Identifies the file at a path, to notice when the file is replaced or changed.
struct FileIdentity: Equatable {
    private let device, inode, size, seconds, nanoseconds: Int

    /// Returns nil if there is no file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    init(_ status: stat) {
        device = Int(status.st_dev)
        inode = Int(status.st_ino)
        size = Int(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
