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
    private let queue = DispatchQueue(label: "Notes.NoteFolder")
    private let state = Mutex(State())
    private let reports = PublishRelay<[String]>()
    private let disposeBag = DisposeBag()

    private struct State {
        var descriptor: Int32 = -1
        var source: (any DispatchSourceRead)?
        var reported: Set<String> = []
        var isStarted = false
        /// Whether a synchronisation follows after a change, and after a new note.
        var (isScheduled, waits) = (false, false)
    }

    package init(_ path: String, _ store: NoteStore) {
        self.path = path
        self.store = store
    }

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
        if descriptor >= 0 {
            state.withLock { state in
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
        }
        store.changes.subscribe(onNext: { [weak self] _ in self?.schedule(after: 0.5) }).disposed(
            by: disposeBag)
        queue.async { [weak self] in self?.synchronize() }
    }

    deinit {
        state.withLock { $0.source?.cancel() }
        // The notes of a screen that is closed are in their files, without waiting for a slow disk.
        queue.async { [store, path] in _ = try? store.synchronize(with: path, isEnd: true) }
    }

    /// Writes all notes into their files, at the end of the process. Waits two seconds at most.
    package func finish() {
        let end = DispatchSemaphore(value: 0)
        queue.async { [store, path] in
            _ = try? store.synchronize(with: path, isEnd: true)
            end.signal()
        }
        _ = end.wait(timeout: .now() + 2)
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

    /// A new note gets its file when its title has been typed.
    private func waitForTitle() {
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
        watchFolders()
        let messages: [String]
        do {
            let report = try store.synchronize(with: path)
            messages = report.errorMessages
            if report.waits { waitForTitle() }
        } catch { messages = ["\(error)"] }
        let new = state.withLock { state in
            let new = messages.filter { !state.reported.contains($0) }
            state.reported = Set(messages)
            return new
        }
        if !new.isEmpty { reports.accept(new) }
    }

    /// Watches the folder and its subfolders, of which there may be new ones.
    private func watchFolders() {
        let descriptor = state.withLock(\.descriptor)
        guard descriptor >= 0 else { return }
        let events = UInt32(
            IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)
        if inotify_add_watch(descriptor, path, events) < 0 {
            let reason = String(cString: strerror(errno))
            reports.accept(["Changes by other programs in \(path) are not noticed at once: \(reason)."])
        }
        let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
        guard
            let folders = FileManager.default.enumerator(
                at: URL(filePath: path), includingPropertiesForKeys: [.isDirectoryKey], options: options)
        else { return }
        for case let url as URL in folders
        where (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
            inotify_add_watch(descriptor, url.path(percentEncoded: false), events)
        }
    }
}
