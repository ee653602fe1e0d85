// SPDX-License-Identifier: MIT

import Synchronization

/// Disposes of its content on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// Where disposal happens.
    public let scheduler: any ImmediateSchedulerType
    private let flag = Atomic<Bool>(false)
    private let content: any Disposable

    /// Disposes of `disposable` on `scheduler`.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        content = disposable
    }

    public var isDisposed: Bool { flag.load(ordering: .acquiring) }

    public func dispose() {
        guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
        _ = scheduler.schedule(content) {
            $0.dispose()
            return Disposables.create()
        }
    }
}
