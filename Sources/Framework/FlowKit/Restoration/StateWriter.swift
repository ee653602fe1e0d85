// SPDX-License-Identifier: MIT

import Dispatch
public import RxKernel
import Synchronization

/// Writes a value to its ``StateFile`` when it has changed: at once, and then at most twice a second.
///
/// If the program is killed, at most the changes of the last second are lost. Files are written on another thread, so that a slow disk does
/// not delay the main thread.
/// ```swift
/// let settings = BehaviorRelay(value: Settings())
/// let writer = StateWriter(file, onError: { error in banner.show(error) }) { settings.value }
/// writer.changed()
/// ```
/// A write that has failed, for example because the disk is full, is tried again after 1, 2, 4 … 60 seconds,
/// after each further change, and when ``flush()`` is called. ``failure`` says that the file does not have
/// the value: a screen with input of the user asks before it is dismissed then, see
/// `ViewController.mayDismiss(unsaved:)`.
///
/// When it is released, it writes the value that is not written yet: the closure that returns the value must
/// not refer weakly to the object that owns the writer, since that reference is nil then. Main thread only.
@preconcurrency @MainActor public final class StateWriter<Value: Codable & Sendable> {
    /// The file.
    public let file: StateFile<Value>

    /// The reason why the last write has failed; nil if it was successful.
    public private(set) var failure: StateFileError?

    private let onError: @MainActor (StateFileError?) -> Void
    private let value: @MainActor () -> Value?
    private let interval: RxTimeInterval
    private let scheduler: any SchedulerType
    private let queue = DispatchQueue(label: "FlowKit.StateWriter")
    private let pending = Pending<Value>()
    /// The number of changes, and of those that are in the file.
    private var changes = 0
    private var written = 0
    /// Runs until the interval after a write has passed.
    private var timer: (any Disposable)?
    /// Whether a change waits for the end of the interval.
    private var isWaiting = false
    /// Runs while a write that has failed is to be tried again.
    private var retry: (any Disposable)?
    private var retryDelay = 1

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - interval: the time between two writes.
    ///   - scheduler: the clock of the intervals. It runs on the main thread.
    ///   - onError: shows the user that a write has failed, once for several writes that fail for the same
    ///     reason; called with nil when a write after them has succeeded, so that the message goes.
    ///   - value: returns the value to write; nil if nothing is to be written.
    public init(
        _ file: StateFile<Value>, interval: RxTimeInterval = .milliseconds(500),
        scheduler: any SchedulerType = MainScheduler.instance,
        onError: @escaping @MainActor (StateFileError?) -> Void,
        value: @escaping @MainActor () -> Value?
    ) {
        self.file = file
        self.interval = interval
        self.scheduler = scheduler
        self.onError = onError
        self.value = value
        WrittenFiles.counts[file.path, default: 0] += 1
    }

    isolated deinit {
        timer?.dispose()
        flush()
        retry?.dispose()
        WrittenFiles.counts[file.path] = WrittenFiles.counts[file.path].flatMap { $0 > 1 ? $0 - 1 : nil }
    }

    /// Whether the file does not have the last change yet.
    public var isDirty: Bool {
        take()
        return written < changes
    }

    /// Writes the value: at once, or, if it was written less than the interval ago, at the end of the interval.
    public func changed() {
        changes += 1
        retryDelay = 1
        if timer == nil { writeAndWait() } else { isWaiting = true }
    }

    private func writeAndWait() {
        write()
        timer = after(interval) { writer in
            writer.timer = nil
            if writer.isWaiting { writer.writeAndWait() }
        }
    }

    /// Writes what is not written yet, and returns when it is on the disk, or when that has failed: see ``failure``.
    public func flush() {
        settle()
        if written < changes {
            write()
            settle()
        }
    }

    /// Returns when the writes that have begun are complete.
    package func settle() {
        queue.sync {}
        take()
    }

    /// Returns the bytes of a file with the present value; none if it cannot be encoded.
    package func contents() -> [UInt8] {
        guard let value = value() else { return [] }
        return (try? file.bytes(of: value)) ?? []
    }

    /// Removes the file. A later change writes it again.
    public func remove() {
        timer?.dispose()
        timer = nil
        isWaiting = false
        pending.removeValue()
        queue.sync { [file] in file.remove() }
        pending.removeResult()
        succeeded(changes)
    }

    private func write() {
        isWaiting = false
        guard let value = value() else { return succeeded(changes) }
        // A write that waits for a slow disk takes the newest value.
        guard pending.set(value, changes) else { return }
        queue.async { [file, pending, weak self] in
            guard let (value, number) = pending.take() else { return }
            var failure: StateFileError?
            do throws(StateFileError) { try file.save(value) } catch { failure = error }
            pending.finished(number, failure)
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.take() } }
        }
    }

    /// Takes the result of the last write.
    private func take() {
        guard let (number, error) = pending.takeResult() else { return }
        guard let error else { return succeeded(number) }
        tryAgainLater()
        guard error != failure else { return }
        failure = error
        onError(error)
    }

    private func succeeded(_ number: Int) {
        written = max(written, number)
        retry?.dispose()
        retry = nil
        retryDelay = 1
        guard failure != nil else { return }
        failure = nil
        onError(nil)
    }

    private func tryAgainLater() {
        retry?.dispose()
        retry = after(.seconds(retryDelay)) { writer in
            writer.retry = nil
            writer.retryDelay = min(writer.retryDelay * 2, 60)
            if writer.written < writer.changes { writer.write() }
        }
    }

    private func after(
        _ time: RxTimeInterval, _ work: @escaping @MainActor (StateWriter) -> Void
    ) -> any Disposable {
        scheduler.scheduleRelative((), dueTime: time) { [weak self] _ in
            MainActor.assumeIsolated { if let self { work(self) } }
            return Disposables.create()
        }
    }
}

/// The files that the ``StateWriter`` objects of the process write.
@MainActor package enum WrittenFiles {
    // By path, also of two applications in one process, which may use the same folder.
    fileprivate static var counts: [String: Int] = [:]

    /// The files with more than one writer: each of these overwrites what another has written.
    package static var shared: [String] { counts.filter { $0.value > 1 }.keys.sorted() }
}

/// The value to write next, and the result of the last write, each with its number.
private final class Pending<Value: Sendable>: Sendable {
    private let value = Mutex<(Value, Int)?>(nil)
    private let result = Mutex<(Int, StateFileError?)?>(nil)

    /// Returns whether no other value was pending.
    func set(_ new: Value, _ number: Int) -> Bool {
        value.withLock { value in
            defer { value = (new, number) }
            return value == nil
        }
    }

    func take() -> (Value, Int)? {
        value.withLock { value in
            defer { value = nil }
            return value
        }
    }

    func removeValue() { value.withLock { $0 = nil } }

    func finished(_ number: Int, _ error: StateFileError?) { result.withLock { $0 = (number, error) } }

    func takeResult() -> (Int, StateFileError?)? {
        result.withLock { result in
            defer { result = nil }
            return result
        }
    }

    func removeResult() { result.withLock { $0 = nil } }
}
