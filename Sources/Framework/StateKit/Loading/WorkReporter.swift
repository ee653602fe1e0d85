// SPDX-License-Identifier: MIT

import RxKernel
import Synchronization

/// Reports the progress of ``LongWork``. It may be called on any thread, and any number of times: the state
/// is updated at most once in each turn of the main queue, with the latest report.
/// ```swift
/// work.start { report in
///     for number in 1...10 {
///         try Task.checkCancellation()
///         report(Double(number) / 10, "Part \(number)")
///     }
/// }
/// ```
public final class WorkReporter: Sendable {
    private let latest = BehaviorRelay(value: WorkProgress())
    /// Whether an update with the latest report is already scheduled.
    private let isPosted = Atomic(false)
    private let show: @MainActor @Sendable (WorkProgress) -> Void

    init(_ show: @escaping @MainActor @Sendable (WorkProgress) -> Void) { self.show = show }

    /// Reports progress.
    ///
    /// - Parameters:
    ///   - fraction: The part of the work that is done, from 0 to 1; nil if it is not known.
    ///   - text: A text for the user about the current step.
    public func callAsFunction(_ fraction: Double?, _ text: String = "") {
        latest.accept(WorkProgress(fraction: fraction, text: text))
        if !isPosted.exchange(true, ordering: .acquiringAndReleasing) {
            Task { @MainActor in
                // It is reset before the report is read, so that a report that arrives meanwhile schedules another update.
                isPosted.store(false, ordering: .sequentiallyConsistent)
                show(latest.value)
            }
        }
    }
}
