// SPDX-License-Identifier: MIT

import RxKernel
import Synchronization

/// Reports the progress of ``LongWork``, from any thread and as often as the work likes: the state shows the latest report of each turn
/// of the main queue.
public final class WorkReporter: Sendable {
    private let latest = BehaviorRelay(value: WorkProgress())
    /// Whether a turn of the main queue is going to show the latest report.
    private let isPosted = Atomic(false)
    private let show: @MainActor @Sendable (WorkProgress) -> Void

    init(_ show: @escaping @MainActor @Sendable (WorkProgress) -> Void) { self.show = show }

    /// Reports that the part `fraction` of the work is done, and what is being done. A fraction of nil means that it is unknown.
    public func callAsFunction(_ fraction: Double?, _ text: String = "") {
        latest.accept(WorkProgress(fraction: fraction, text: text))
        if !isPosted.exchange(true, ordering: .acquiringAndReleasing) {
            Task { @MainActor in
                // Reset before the report is read, so that a report that arrives meanwhile schedules another turn.
                isPosted.store(false, ordering: .sequentiallyConsistent)
                show(latest.value)
            }
        }
    }
}
