// SPDX-License-Identifier: MIT

import Dispatch
import Glibc

/// Reports changes of the files in a folder: settings that the user edits, or a new build of a plugin's
/// library. It stops when it is released. Main thread only.
@MainActor package final class FolderWatch {
    private let source: any DispatchSourceRead

    /// Starts to watch a folder. Returns nil if the system cannot watch it, or if it does not exist.
    package init?(_ folder: String, changed: @escaping @MainActor () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        let events = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_ATTRIB)
        guard inotify_add_watch(descriptor, folder, events) >= 0 else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
            // The events are not examined: the observer compares the files.
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
                while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
            }
            MainActor.assumeIsolated { changed() }
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    isolated deinit { source.cancel() }
}
