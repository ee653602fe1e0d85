// SPDX-License-Identifier: MIT

import Synchronization

/// Disposes of its content on a scheduler.
///
/// For content that must end on a certain thread; `subscribe(on:)` does it for a whole sequence.
///
/// ```swift
/// let subscription = ScheduledDisposable(scheduler: MainScheduler.instance, disposable: animation)
/// ```
///
/// It retains its content. It may be used from any thread.
public final class ScheduledDisposable: Cancelable {
    /// Where the content is disposed of.
    public let scheduler: any ImmediateSchedulerType
    private let flag = Atomic<Bool>(false)
    private let content: any Disposable

    /// Disposes of `disposable` on `scheduler`.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        content = disposable
    }

    /// Whether `dispose` was called. The content may still wait for its scheduler.
    public var isDisposed: Bool { flag.load(ordering: .acquiring) }

    /// Has the scheduler dispose of the content, once.
    public func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        _ = scheduler.schedule(content) {
            $0.dispose()
            return Disposables.create()
        }
    }
}
