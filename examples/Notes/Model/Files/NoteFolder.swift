// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import RxKernel
import Synchronization

/// A folder of Markdown files that the user has already, and whose files are the notes.
///
/// The store has an index of the files, the history and what was deleted. Changes by other programs are
/// noticed at once. It stops when it is released, after the notes are in their files.
package final class NoteFolder: Sendable {
    private let path: String
    /// The index of the files.
    package let store: NoteStore
    private let queue: DispatchQueue
    private let state = Mutex(State())
    private let reports = PublishRelay<[String]>()
    private let disposeBag = DisposeBag()

    private struct State {
        /// The descriptor of the watch; nil if there is none, with the number of the error.
        var (descriptor, error): (Int32?, Int32) = (nil, 0)
        var source: (any DispatchSourceRead)?
        var reported: Set<String> = []
        var isStarted = false
        /// Whether a synchronisation follows after a change, and after some seconds.
        var (isScheduled, waits) = (false, false)
    }

    /// - Parameter queue: synchronises the notes and the files, one folder after the other.
    package init(_ path: String, _ store: NoteStore, on queue: DispatchQueue = NoteFolder.makeQueue()) {
        self.path = path
        self.store = store
        self.queue = queue
    }

    package static func makeQueue() -> DispatchQueue { DispatchQueue(label: "Notes.NoteFolder") }

    /// What could not be read or written, each once, on the main thread.
    package var errorMessages: Observable<[String]> { reports.observe(on: MainScheduler.instance) }

    /// Reads the folder, and follows the changes of it and of the notes from now on. Further calls do nothing.
    package func start() {
        let isFirst = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted
        }
        guard isFirst else { return }
        let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        let error = errno
        state.withLock { state in
            guard descriptor >= 0 else { return state.error = error }
            let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            source.setEventHandler { [weak self] in
                // The names in the events are not used: the files are compared.
                withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
                    while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
                }
                self?.schedule(after: 0.1)
            }
            source.setCancelHandler { close(descriptor) }
            source.activate()
            (state.descriptor, state.source) = (descriptor, source)
        }
        store.changes.subscribe(onNext: { [weak self] _ in self?.schedule(after: 0.5) }).disposed(
            by: disposeBag)
        queue.async { [weak self] in self?.synchronize() }
    }

    deinit {
        state.withLock { $0.source?.cancel() }
        // The notes of a screen that is closed are in their files, without waiting for a slow disk.
        queue.async { [store, path] in Self.writeAll(store, path) }
    }

    /// Writes all notes into their files, at the end of the process. Waits two seconds at most.
    package func finish() {
        let end = DispatchSemaphore(value: 0)
        queue.async { [store, path] in
            Self.writeAll(store, path)
            end.signal()
        }
        _ = end.wait(timeout: .now() + 2)
    }

    /// Writes all notes into their files, and takes over what another program has written meanwhile.
    private static func writeAll(_ store: NoteStore, _ path: String) {
        for _ in 0..<3 {
            let report = try? store.synchronize(with: path, isEnd: true)
            guard report?.isOutdated == true else { return }
        }
    }

    private func schedule(after seconds: Double) {
        let isFirst = state.withLock { state in
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + seconds) { [weak self] in
            self?.state.withLock { $0.isScheduled = false }
            self?.synchronize()
        }
    }

    /// A new note gets its file when its title has been typed, and what could not be read or watched is tried again.
    private func synchronizeLater() {
        let isFirst = state.withLock { state in
            defer { state.waits = true }
            return !state.waits
        }
        guard isFirst else { return }
        queue.asyncAfter(deadline: .now() + NoteStore.settledInterval + 0.5) { [weak self] in
            self?.state.withLock { $0.waits = false }
            self?.synchronize()
        }
    }

    private func synchronize() {
        var error: Int32 = 0
        var messages: [String]
        do {
            // A folder is watched before it is read: a change is either read, or it is an event.
            let report = try store.synchronize(with: path) { folder in
                let result = watch(folder)
                if result != 0 { error = result }
            }
            messages = report.errorMessages
            if report.isOutdated { schedule(after: 0.1) }
            if report.waits { synchronizeLater() }
            // Another process with the same index may have read a change of a file before this one.
            try store.reportChangesOfOthers()
        } catch {
            messages = ["\(error)"]
            synchronizeLater()
        }
        if error != 0 {
            let reason = String(cString: strerror(error))
            messages.append("Changes by other programs in \(path) are not noticed at once: \(reason).")
            synchronizeLater()
        }
        let new = state.withLock { state in
            let new = messages.filter { !state.reported.contains($0) }
            state.reported = Set(messages)
            return new
        }
        if !new.isEmpty { reports.accept(new) }
    }

    /// Watches the folder or a subfolder. Returns 0, or the number of an error.
    private func watch(_ folder: String) -> Int32 {
        let (descriptor, error) = state.withLock { ($0.descriptor, $0.error) }
        guard let descriptor else { return error }
        let own = UInt32(IN_MOVE_SELF | IN_DELETE_SELF | IN_ONLYDIR | IN_MASK_ADD)
        let files = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ATTRIB)
        if folder == path {
            // Another folder has the path after one above it was renamed.
            var above = path[...]
            while let slash = above.lastIndex(of: "/") {
                above = above[..<slash]
                inotify_add_watch(descriptor, above.isEmpty ? "/" : String(above), own)
            }
        }
        guard inotify_add_watch(descriptor, folder, own | files) < 0 else { return 0 }
        switch errno {
        // A folder that cannot be read is reported elsewhere. A sandbox may allow reading a folder, but not watching it.
        case EACCES where access(folder, R_OK | X_OK) != 0: return 0
        case ENOENT, ENOTDIR, ELOOP: return 0
        case let error: return error
        }
    }
}
