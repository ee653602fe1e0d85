// SPDX-License-Identifier: MIT

/// The steps and actions that wait until a coordinator may navigate. In a turn it navigates one step, so that flows alternate.
struct StepQueue {
    enum Entry {
        /// A step.
        case step(any Step, StepOrigin)
        /// An action, which runs when the steps before it have been navigated.
        case action(() -> Void)

        fileprivate var isStep: Bool { if case .step = self { true } else { false } }
    }

    private var entries: [Entry] = []
    /// Whether the coordinator waits for a turn, or has one.
    private var isScheduled = false
    /// The steps that `navigate(to:)` received before the flow was ready.
    private var early: [any Step] = []

    /// Adds an entry. Returns whether the coordinator must ask for a turn.
    mutating func add(_ entry: Entry) -> Bool {
        entries.append(entry)
        defer { isScheduled = true }
        return !isScheduled
    }

    /// Removes and returns the first entry; nil if there is none, or if it is a step and this turn has had one.
    mutating func next(afterStep hasNavigated: Bool) -> Entry? {
        guard !entries.isEmpty, !(hasNavigated && entries[0].isStep) else { return nil }
        // It is the only entry nearly always, and then moves out without a copy.
        return entries.count == 1 ? entries.removeLast() : entries.removeFirst()
    }

    /// Ends the turn. Returns whether entries are left, for which the coordinator must ask for another one.
    mutating func endTurn() -> Bool {
        isScheduled = !entries.isEmpty
        return isScheduled
    }

    /// Removes and returns the steps. The actions stay.
    mutating func takeSteps() -> [(step: any Step, origin: StepOrigin)] {
        guard !entries.isEmpty else { return [] }
        let all = entries
        entries = all.filter { !$0.isStep }
        return all.compactMap { if case .step(let step, let origin) = $0 { (step, origin) } else { nil } }
    }

    /// Keeps a step until the flow is ready.
    mutating func addEarly(_ step: any Step) { early.append(step) }

    /// Removes and returns the steps that have waited until the flow is ready.
    mutating func takeEarly() -> [any Step] {
        defer { early = [] }
        return early
    }
}
