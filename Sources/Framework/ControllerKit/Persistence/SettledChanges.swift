// SPDX-License-Identifier: MIT

/// Looks at files that change: when they have not changed for some time, and after a longer time at the latest, since a download or a
/// build may change them all the time. A change during a look leads to another one. It stops when it is released. Main thread only.
@MainActor package final class SettledChanges {
    private let quiet: Duration
    private let most: Duration
    private let look: @MainActor () async -> Void
    /// The first change that no look has seen, and the last one.
    private var first: ContinuousClock.Instant?
    private var last = ContinuousClock.now
    private var task: Task<Void, Never>?

    /// - Parameters:
    ///   - quiet: The time without a change after which it looks.
    ///   - most: The time after the first change after which it looks in any case.
    package init(
        quiet: Duration = .milliseconds(200), most: Duration = .seconds(2),
        look: @escaping @MainActor () async -> Void
    ) {
        (self.quiet, self.most, self.look) = (quiet, most, look)
    }

    isolated deinit { task?.cancel() }

    private var nextLook: ContinuousClock.Instant? { first.map { min(last + quiet, $0 + most) } }

    /// Called after each change.
    package func didChange() {
        last = .now
        first = first ?? last
        guard task == nil else { return }
        task = Task { @MainActor [weak self] in
            while !Task.isCancelled, let next = self?.nextLook {
                guard next <= .now else {
                    try? await Task.sleep(until: next)
                    continue
                }
                self?.first = nil
                await self?.look()
            }
            self?.task = nil
        }
    }
}
