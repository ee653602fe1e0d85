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
    private let isScheduled = Atomic<Bool>(false)
    private let isDone = Atomic<Bool>(false)
    private let content: any Disposable

    /// Creates a disposable that disposes of `disposable` on `scheduler`.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        content = disposable
    }

    /// Whether the content was disposed of, which the scheduler does after `dispose` was called.
    public var isDisposed: Bool { isDone.load(ordering: .acquiring) }

    /// Schedules the disposal of the content, once.
    public func dispose() {
        guard !isScheduled.exchange(true, ordering: .acquiringAndReleasing) else { return }
        _ = scheduler.scheduleWork(self) {
            $0.isDone.store(true, ordering: .releasing)
            $0.content.dispose()
            return Disposables.create()
        }
    }
}
