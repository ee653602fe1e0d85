// SPDX-License-Identifier: MIT

import Synchronization

/// Disposes of its content on a scheduler.
///
/// Use it for content that must end on a certain thread; `subscribe(on:)` does so for a whole sequence.
///
/// ```swift
/// let subscription = ScheduledDisposable(scheduler: MainScheduler.instance, disposable: animation)
/// ```
///
/// It retains its content. Any thread may use it.
public final class ScheduledDisposable: Cancelable {
    /// The scheduler on which the content is disposed of.
    public let scheduler: any ImmediateSchedulerType
    private let flag = Atomic<Bool>(false)
    private let content: any Disposable

    /// Creates a disposable that disposes of `disposable` on `scheduler`.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        content = disposable
    }

    /// Whether `dispose` was called. The content may not have been disposed of yet.
    public var isDisposed: Bool { flag.load(ordering: .acquiring) }

    /// Schedules the disposal of the content, once.
    public func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        _ = scheduler.schedule(content) {
            $0.dispose()
            return Disposables.create()
        }
    }
}
