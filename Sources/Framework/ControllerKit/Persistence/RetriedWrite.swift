// SPDX-License-Identifier: MIT

import RxKernel

/// A write that has failed, which is tried again after 1, 2, 4 … 60 seconds until it succeeds. It stops when
/// it is released.
@preconcurrency @MainActor package final class RetriedWrite {
    private var timer: (any Disposable)?
    private var delay = 1
    private let scheduler: any SchedulerType
    private let write: @MainActor () -> Bool

    /// - Parameters:
    ///   - scheduler: the scheduler of the times.
    ///   - write: writes, and returns whether it has succeeded.
    package init(
        on scheduler: any SchedulerType = MainScheduler.instance, _ write: @escaping @MainActor () -> Bool
    ) {
        self.scheduler = scheduler
        self.write = write
        schedule()
    }

    isolated deinit { timer?.dispose() }

    private func schedule() {
        timer = Observable<Int>.timer(.seconds(delay), scheduler: scheduler)
            .subscribe(onNext: { [weak self] _ in self?.tryAgain() })
    }

    private func tryAgain() {
        guard !write() else { return }
        delay = min(delay * 2, 60)
        schedule()
    }
}
