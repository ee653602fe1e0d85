// SPDX-License-Identifier: MIT

/// A navigated step, as long as a screen or a flow exists that it contributed.
@MainActor final class StepTrace {
    /// The step; nil if it cannot be recorded.
    let step: RecordedStep?
    /// The flows that it contributed, by their index among its contributors.
    var flows: [Int: FlowCoordinator] = [:]
    /// The number of screens that it contributed.
    var screens = 0
    /// The states of the screens and their steppers, by the index of the screen among its contributors.
    var states: [Int: RestorableStates] = [:]
    /// See ``FlowRecord/Entry/followed``.
    var followed: Set<Int>
    /// Exists as long as this trace.
    private let navigated: NavigatedStep?

    init(_ step: RecordedStep?, followed: Set<Int>, _ navigated: NavigatedStep?) {
        self.step = step
        self.followed = followed
        self.navigated = navigated
    }

    var isEmpty: Bool { screens == 0 && flows.isEmpty }

    /// The entry in the record; nil if the step cannot be recorded.
    var entry: FlowRecord.Entry? {
        guard let step else { return nil }
        return FlowRecord.Entry(
            step: step, flows: flows.compactMapValues(\.record),
            states: states.mapValues(\.latest).filter { !$0.value.isEmpty }, followed: followed)
    }

    /// Whether the step is that of an entry, and the flows that it has started still exist.
    func matches(_ entry: FlowRecord.Entry) -> Bool {
        let running = flows.filter { $0.value.flow != nil }
        return step == entry.step && running.mapValues { $0.name } == entry.flows.mapValues { $0.flow }
    }

    func contributed(_ child: FlowCoordinator) -> Bool { flows.values.contains { $0 === child } }
}

/// A step that a flow navigates, if navigation is recorded. It exists as long as the step is in the record.
@MainActor package final class NavigatedStep {
    /// Whether it is a step of an earlier run.
    package let isRestored: Bool

    init(isRestored: Bool) { self.isRestored = isRestored }
}

/// A step that a navigated step forwards, or the initial step of a stepper that it contributes.
///
/// If the record has an entry for it, the next run does not navigate it a second time.
@MainActor struct FollowUp {
    private weak var trace: StepTrace?
    private let index: Int

    /// - Parameters:
    ///   - trace: the navigated step.
    ///   - index: the index of the forward or the stepper among the contributors of the navigated step.
    init(of trace: StepTrace, at index: Int) {
        self.trace = trace
        self.index = index
    }

    /// The step has an entry of its own, or has performed transitions whose result is restored.
    func markAsFollowed() { trace?.followed.insert(index) }
}
