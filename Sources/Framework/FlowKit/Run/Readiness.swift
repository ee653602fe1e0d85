// SPDX-License-Identifier: MIT

/// Whether a flow is ready: it has navigated its first step, and the flows that this step started are ready.
@MainActor struct Readiness: ~Copyable {
    private enum Progress: Equatable {
        case waitingForStep
        /// The flow navigates its first step, whose transitions may wait for others.
        case navigating
        /// The number of flows that the first step has started, and that are not ready.
        case waitingForFlows(Int)
        case ready
    }

    private var progress = Progress.waitingForStep
    /// The wait after which the flow is reported as not ready.
    private var watch: ScopedSubscription?

    var isReady: Bool { progress == .ready }
    var waitsForStep: Bool { progress == .waitingForStep }
    var isNavigating: Bool { progress == .navigating }

    /// Called when the flow navigates its first step.
    mutating func begin() { progress = .navigating }

    /// Called when the flow has navigated its first step, which starts a number of flows. Returns whether the flow has become ready.
    mutating func navigatedFirstStep(startingFlows count: Int) -> Bool { wait(forFlows: count) }

    /// Called when a flow that the first step started is ready, has ended, or did not start. Returns whether this flow has become ready.
    mutating func flowBecameReady() -> Bool {
        guard case .waitingForFlows(let count) = progress else { return false }
        return wait(forFlows: count - 1)
    }

    private mutating func wait(forFlows count: Int) -> Bool {
        progress = count == 0 ? .ready : .waitingForFlows(count)
        if isReady { watch = nil }
        return isReady
    }

    /// Keeps a wait until the flow is ready.
    mutating func keep(_ watch: consuming ScopedSubscription) { self.watch = consume watch }
}
