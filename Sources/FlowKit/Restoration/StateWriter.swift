// SPDX-License-Identifier: MIT

import Dispatch
public import RxKernel
import Synchronization

/// Writes a value to its ``StateFile`` when it has changed: at once, and then at most twice a second.
///
/// If the program is killed, at most the changes of the last second are lost. Files are written on another thread, so that a slow disk does
/// not delay the main thread.
/// ```swift
/// let writer = StateWriter(file) { [weak self] in self?.settings }
/// writer.changed()
/// ```
/// When it is released, it writes the value that is not written yet. Main thread only.
@preconcurrency @MainActor public final class StateWriter<Value: Codable & Sendable> {
    /// The file.
    public let file: StateFile<Value>

    /// Receives the error of a write that has failed, but not those of the writes after it until one has succeeded.
    public var onError: (@MainActor (StateFileError) -> Void)?

    private let value: @MainActor () -> Value?
    private let interval: RxTimeInterval
    private let queue = DispatchQueue(label: "FlowKit.StateWriter")
    private let pending = Pending<Value>()
    private var isDirty = false
    private var hasFailed = false
    private var timer: (any Disposable)?

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - interval: the time between two writes.
    ///   - value: returns the value to write; nil if nothing is to be written.
    public init(
        _ file: StateFile<Value>, interval: RxTimeInterval = .milliseconds(500),
        value: @escaping @MainActor () -> Value?
    ) {
        self.file = file
        self.interval = interval
        self.value = value
    }

    isolated deinit {
        timer?.dispose()
        flush()
    }

    /// Writes the value: at once, or, if it was written less than the interval ago, at the end of the interval.
    public func changed() {
        isDirty = true
        guard timer == nil else { return }
        write()
        timer = MainScheduler.instance.scheduleRelative((), dueTime: interval) { [weak self] _ in
            self?.intervalHasPassed()
            return Disposables.create()
        }
    }

    /// Writes what is not written yet, and returns when it is on the disk.
    public func flush() {
        if isDirty { write() }
        queue.sync {}
    }

    /// Removes the file. A later change writes it again.
    public func remove() {
        timer?.dispose()
        timer = nil
        isDirty = false
        pending.set(nil)
        queue.sync { [file] in file.remove() }
    }

    private func intervalHasPassed() {
        timer = nil
        if isDirty { changed() }
    }

    private func write() {
        isDirty = false
        guard let value = value() else { return }
        // A write that waits for a slow disk takes the newest value.
        guard pending.set(value) else { return }
        queue.async { [file, pending, weak self] in
            guard let value = pending.take() else { return }
            do throws(StateFileError) {
                try file.save(value)
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.finished(nil) } }
            } catch {
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.finished(error) } }
            }
        }
    }

    private func finished(_ error: StateFileError?) {
        if let error, !hasFailed { onError?(error) }
        hasFailed = error != nil
    }
}

/// The value to write next.
private final class Pending<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// Returns whether no other value was pending.
    @discardableResult func set(_ new: Value?) -> Bool {
        value.withLock { value in
            defer { value = new }
            return value == nil
        }
    }

    func take() -> Value? {
        value.withLock { value in
            defer { value = nil }
            return value
        }
    }
}
