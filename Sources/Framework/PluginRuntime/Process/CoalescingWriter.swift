// SPDX-License-Identifier: MIT

/// Limits how often a value that changes often is written. The first changes of each period are written
/// immediately, so that they are not lost if the process ends. Of the later changes, only the last one is
/// written, at the end of the period. Main thread only.
@MainActor final class CoalescingWriter<Value> {
    private let burst: Int
    private let period: Duration
    private let save: @MainActor (Value) -> Void
    private var saved = 0
    private var pending: Value?
    private var timer: Task<Void, Never>?

    init(burst: Int = 20, period: Duration = .milliseconds(500), save: @escaping @MainActor (Value) -> Void) {
        self.burst = burst
        self.period = period
        self.save = save
    }

    isolated deinit { timer?.cancel() }

    func write(_ value: Value) {
        startPeriod()
        if saved < burst {
            saved += 1
            save(value)
        } else {
            pending = value
        }
    }

    /// Discards the value that waits for the end of the period.
    func cancel() { pending = nil }

    private func startPeriod() {
        guard timer == nil else { return }
        saved = 0
        timer = Task { @MainActor [weak self, period] in
            try? await Task.sleep(for: period)
            if !Task.isCancelled { self?.endPeriod() }
        }
    }

    private func endPeriod() {
        timer = nil
        guard let value = pending else { return }
        pending = nil
        write(value)
    }
}
