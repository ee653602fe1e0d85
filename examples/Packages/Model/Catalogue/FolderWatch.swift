// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import RxKernel

/// Reports changes of files in folders, by inotify.
package enum FolderWatch {
    /// Sends whenever a file in one of the folders was written, moved or removed. Folders that do not exist are left out.
    ///
    /// It sends on a queue of its own, once for many changes that come together. It never ends.
    package static func changes(in folders: [String]) -> Observable<Void> {
        .create { observer in
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { return Disposables.create() }
            let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
            for folder in folders { inotify_add_watch(descriptor, folder, events) }
            let source = DispatchSource.makeReadSource(
                fileDescriptor: descriptor, queue: DispatchQueue(label: "Packages.FolderWatch"))
            source.setEventHandler {
                // The names in the events are not used: the loader compares the time stamps of the files.
                withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
                    while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
                }
                observer.onNext(())
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
            return Disposables.create { source.cancel() }
        }
    }
}
