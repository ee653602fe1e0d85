// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import RxKernel

/// Reports changes of files in folders, by inotify.
package enum FolderWatch {
    /// Sends whenever a file in one of the folders was written, moved or removed. A folder that does not exist yet is watched
    /// when it exists.
    ///
    /// It sends on a queue of its own, once for many changes that come together. It never ends.
    package static func changes(in folders: [String]) -> Observable<Void> {
        .create { observer in
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return Disposables.create() }
            for folder in folders { watch(folder, by: descriptor) }
            let source = DispatchSource.makeReadSource(
                fileDescriptor: descriptor, queue: DispatchQueue(label: "Packages.FolderWatch"))
            source.setEventHandler {
                // The names in the events are not used: the loader compares the time stamps of the files.
                withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
                    while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
                }
                // One that was missing may be there.
                for folder in folders { watch(folder, by: descriptor) }
                observer.onNext(())
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
            return Disposables.create { source.cancel() }
        }
    }

    private static let files = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)

    /// Watches a folder; if it does not exist, the nearest one above it that does.
    private static func watch(_ folder: String, for events: UInt32 = files, by descriptor: Int32) {
        func isWatched() -> Bool {
            inotify_add_watch(descriptor, folder, events | UInt32(IN_MASK_ADD)) >= 0
        }
        let above = (folder as NSString).deletingLastPathComponent
        guard !isWatched(), !above.isEmpty, above != folder else { return }
        watch(above, for: UInt32(IN_CREATE | IN_MOVED_TO), by: descriptor)
        // It may have been created meanwhile.
        _ = isWatched()
    }
}
