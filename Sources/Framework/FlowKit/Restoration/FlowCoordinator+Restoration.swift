// SPDX-License-Identifier: MIT

import RxKernel

extension FlowCoordinator {
    /// The steps that lead to the screens and flows that exist now; nil if navigation is not recorded. See ``FlowRecord``.
    /// While the steps of an earlier run are navigated, this is the record of that run.
    public var record: FlowRecord? { run?.recorder?.record }

    /// Sends when ``record`` has changed, once in a turn of the main queue.
    package var recordChanges: Observable<Void> { tree.records.changes.asObservable() }

    /// Called with each part of the record of an earlier run that is not restored, after its report. The
    /// record of this run does not have that part, so the application keeps a copy of the earlier record.
    package var onNotRestored: () -> Void {
        get { tree.records.notRestored }
        set { tree.records.notRestored = newValue }
    }

    /// The record, if it is of this flow. Another one is reported.
    func restorable(_ record: FlowRecord) -> FlowRecord? {
        if record.flow == name { return record }
        notRestored(.recordOfAnotherFlow(record.flow), of: name)
        return nil
    }

    /// Reports a part of the record of an earlier run that is not restored.
    func notRestored(_ reason: FlowReport.Reason, of emitter: String) {
        report(reason, emitter: emitter)
        tree.records.notRestored()
    }

    /// Navigates the recorded steps in order, from the one with an index on. Returns false if there is none that can be decoded.
    @discardableResult func restore(_ record: FlowRecord, from first: Int = 0) -> Bool {
        let recorder = run?.recorder
        let entries = record.entries.dropFirst(first)
        var steps: [any Step] = []
        for entry in entries {
            // Without this step, the steps after it would lead to other screens.
            guard let flow, let step = entry.step.decoded(for: flow) else {
                notRestored(
                    .notRestored(later: entries.count - steps.count - 1),
                    of: entry.step.type ?? "Steps of \(name)")
                break
            }
            steps.append(step)
        }
        recorder?.beginRestoration(record, first: first + steps.count)
        for (step, entry) in zip(steps, entries) { accept(step, from: .restoration(entry)) }
        enqueue(.action { [weak recorder] in recorder?.recordedStepsEnded() })
        return !steps.isEmpty
    }

    /// Calls `readyToEmitSteps()` of a stepper.
    func becomingReady(_ emit: () -> Void) {
        if let recorder = run?.recorder { recorder.becomingReady(emit) } else { emit() }
    }

    /// Calls a function, during which ``navigatedStep`` is a step.
    static func navigating<Result>(_ step: NavigatedStep?, _ work: () -> Result) -> Result {
        let outer = navigatedStep
        navigatedStep = step
        defer { navigatedStep = outer }
        return work()
    }
}

extension StepOrigin {
    /// Whether the step is one of an earlier run.
    var isRestoration: Bool { if case .restoration = self { true } else { false } }

    /// Whether an equal step of an earlier run was restored, so that a step which a stepper emits at its start is not navigated.
    func isRestored(_ step: any Step, of flow: any Flow) -> Bool {
        guard case .ready(_, let restored) = self, let step = try? RecordedStep(step, of: flow) else {
            return false
        }
        return restored.contains(step)
    }

    /// The navigated step from which the step follows.
    var followUp: FollowUp? {
        switch self {
        case .followUp(_, let followUp): followUp
        case .bubbled(let origin, _), .awaited(let origin, _): origin.followUp
        default: nil
        }
    }

    /// The indices of the contributors of a restored step whose forwards and initial steps have been restored.
    var followed: Set<Int> { if case .restoration(let entry) = self { entry.followed } else { [] } }

    /// The origin of what the step with this origin forwards, or of the initial step of a contribution.
    func following(_ origin: StepOrigin, _ trace: StepTrace?, at index: Int) -> StepOrigin {
        if let trace { return .followUp(origin, of: FollowUp(of: trace, at: index)) }
        // A step without a trace has contributed nothing.
        return followUp.map { .followUp(origin, of: $0) } ?? origin
    }

    /// The states of the screen with an index among the contributors of a restored step.
    func states(at index: Int) -> [String: String] {
        guard case .restoration(let entry) = self else { return [:] }
        return entry.states[index] ?? [:]
    }

    /// The record of the flow with an index among the contributors of a restored step.
    func record(at index: Int, for presentable: any Presentable) -> FlowRecord? {
        guard case .restoration(let entry) = self, let record = entry.flows[index],
            record.flow == String(describing: type(of: presentable))
        else { return nil }
        return record
    }
}

extension Reactive where Base == FlowCoordinator {
    /// The record of a coordinator that records navigation, each time it has changed. The application writes
    /// it where its next run finds it.
    @preconcurrency @MainActor public var record: Observable<FlowRecord> {
        let coordinator = base
        return coordinator.recordChanges.compactMap { [weak coordinator] in coordinator?.record }
    }
}
