// SPDX-License-Identifier: MIT

import RxKernel

extension FlowCoordinator {
    /// A navigated step, as long as a screen or a flow exists that it contributed.
    final class Trace {
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
        private let navigated: NavigatedStep?

        init(_ step: RecordedStep?, followed: Set<Int>, _ navigated: NavigatedStep?) {
            self.step = step
            self.followed = followed
            self.navigated = navigated
        }

        var isEmpty: Bool { screens == 0 && flows.isEmpty }
    }

    /// The steps that lead to the screens and flows that exist now; nil if navigation is not recorded. See ``FlowRecord``.
    /// While the steps of an earlier run are navigated, this is the record of that run.
    public var record: FlowRecord? {
        guard tree.isRecording, flow != nil else { return nil }
        // If the application is killed now, its next run restores the same again.
        if let restored { return restored }
        return FlowRecord(
            flow: name,
            entries: traces.compactMap { trace in
                guard let step = trace.step else { return nil }
                return FlowRecord.Entry(
                    step: step, flows: trace.flows.compactMapValues(\.record),
                    states: trace.states.mapValues(\.latest).filter { !$0.value.isEmpty },
                    followed: trace.followed)
            },
            states: states?.latest ?? [:])
    }

    /// Sends when ``record`` has changed, once in a turn of the main queue.
    package var recordChanges: Observable<Void> { tree.recordChanges }

    /// A trace of a step that contributes something; nil if navigation is not recorded.
    func trace(_ step: any Step, from origin: StepOrigin, _ navigated: NavigatedStep?) -> Trace? {
        guard tree.isRecording else { return nil }
        let trace = Trace(recorded(step), followed: origin.followed, navigated)
        if trace.step != nil { origin.followUp?.hasEntry() }
        return trace
    }

    /// Adds a trace to the record.
    func recorded(_ trace: Trace?) -> Trace? {
        if let trace { traces.append(trace) }
        return trace
    }

    /// The encoded step. A step that cannot be encoded is reported, once for each type.
    private func recorded(_ step: any Step) -> RecordedStep? {
        guard let flow else { return nil }
        do throws(FlowReport.Unrecordable) {
            return try RecordedStep(step, of: flow)
        } catch {
            if tree.unrecordable.insert(ObjectIdentifier(type(of: step) as any Any.Type)).inserted {
                report(.notRecorded(error), step, emitter: name)
            }
            return nil
        }
    }

    func contributed(by trace: (trace: Trace?, index: Int), _ child: FlowCoordinator? = nil) {
        guard let step = trace.trace else { return }
        if let child { step.flows[trace.index] = child } else { step.screens += 1 }
        recordChanged()
    }

    func screenEnded(_ trace: Trace?) {
        trace?.screens -= 1
        forget(trace)
    }

    func childEnded(_ child: FlowCoordinator, in trace: Trace?) {
        guard let trace else { return }
        trace.flows = trace.flows.filter { $0.value !== child }
        forget(trace)
    }

    /// Forgets a step that has contributed nothing that is restored.
    func forget(_ trace: Trace?) {
        guard let trace else { return }
        if trace.isEmpty { traces.removeAll { $0 === trace } }
        recordChanged()
    }

    /// Records the states of a contribution, and restores those of an earlier run.
    func follow(
        _ contribution: Contribution, recordedAs position: (trace: Trace?, index: Int),
        restoring earlier: [String: String]
    ) {
        guard let trace = position.trace else { return }
        let states = states(restoring: earlier)
        trace.states[position.index] = states
        if let object = contribution.presentable.object { states.follow(object, as: "presentable") }
        if let object = contribution.stepper.object, !states.contains(object) {
            states.follow(object, as: "stepper")
        }
    }

    /// Records the states of the flow and of its root. Those of an earlier run are restored when all recorded
    /// steps have been navigated and the flow is ready, since they may refer to the screens of these steps.
    func followStates(restoring earlier: [String: String]) {
        guard tree.isRecording, let flow else { return states = nil }
        let states = states(restoring: earlier, isWaiting: true)
        self.states = states
        states.follow(flow, as: "flow")
        let root = flow.root
        if let object = root.object, object !== flow, !root.isSame(as: parent?.flow?.root) {
            states.follow(object, as: "root")
        }
    }

    private func states(restoring earlier: [String: String], isWaiting: Bool = false) -> RestorableStates {
        RestorableStates(
            restoring: earlier, isWaiting: isWaiting, later: { [tree] in tree.later($0) },
            changed: { [weak self] in self?.recordChanged() },
            failed: { [weak self] reason, type in self?.stateFailed(reason, of: type) })
    }

    /// Reports a state that is not recorded or not restored; one that is not recorded, once for each type.
    private func stateFailed(_ reason: FlowReport.Reason, of type: String) {
        if case .stateNotRestored = reason {
            notRestored(reason, of: type)
        } else if tree.unrecordableStates.insert(type).inserted {
            report(reason, emitter: type)
        }
    }

    /// Reports a part of the record of an earlier run that is not restored.
    func notRestored(_ reason: FlowReport.Reason, of emitter: String) {
        report(reason, emitter: emitter)
        tree.notRestored()
    }

    /// Called with each part of the record of an earlier run that is not restored, after its report. The
    /// record of this run does not have that part, so the application keeps a copy of the earlier record.
    package var onNotRestored: () -> Void {
        get { tree.notRestored }
        set { tree.notRestored = newValue }
    }

    /// Restores the states of an earlier run, when all recorded steps have been navigated and the flow is ready.
    func restoreStates() {
        guard restored == nil, progress == .ready else { return }
        states?.restore()
    }

    /// Emits a new record, once in a turn of the main queue.
    func recordChanged() {
        guard tree.isRecording, !tree.isRecordAnnounced else { return }
        tree.isRecordAnnounced = true
        tree.later { [tree] in
            tree.isRecordAnnounced = false
            tree.recordChanges.onNext(())
        }
    }

    /// Navigates the recorded steps in order, from the one with an index on.
    func restore(_ record: FlowRecord, from first: Int = 0) {
        restored = record
        hasRecordedSteps = true
        for (index, entry) in record.entries.enumerated().dropFirst(first) {
            // Without this step, the steps after it would lead to other screens.
            guard let flow, let step = entry.step.decoded(for: flow) else {
                notRestored(
                    .notRestored(later: record.entries.count - index - 1),
                    of: entry.step.type ?? "Steps of \(name)")
                break
            }
            accept(step, from: .restoration(entry))
        }
        enqueue(
            .action { [weak self] in
                self?.hasRecordedSteps = false
                self?.endRestoration()
            })
    }

    /// Ends the restoration when no recorded step waits, the last one of their transitions has begun, and
    /// their contributors have started. A step whose `adapt` is overdue is not waited for.
    func endRestoration() {
        guard isRestorationComplete else { return }
        tree.transitionQueue.add([], of: self) { [weak self] in
            // In the queue, after what the last transition has left there.
            self?.tree.add { [weak self] in
                guard let self, isRestorationComplete else { return }
                restored = nil
                restoreStates()
                recordChanged()
            }
        }
    }

    private var isRestorationComplete: Bool {
        restored != nil && !hasRecordedSteps && backlog.isEmpty && laterStarts == 0
            && adaptations.allSatisfy(\.isOverdue)
    }
}

/// A step that a flow navigates, if navigation is recorded. It exists as long as the step is in the record.
@MainActor package final class NavigatedStep {
    /// Whether it is a step of an earlier run.
    package let isRestored: Bool

    init(isRestored: Bool) { self.isRestored = isRestored }
}

extension FlowCoordinator {
    /// Calls a function, during which ``navigatedStep`` is a step.
    static func navigating<Result>(_ step: NavigatedStep?, _ work: () -> Result) -> Result {
        let outer = navigatedStep
        navigatedStep = step
        defer { navigatedStep = outer }
        return work()
    }
}

/// A step that a navigated step forwards, or the initial step of a stepper that it contributes.
///
/// If the record has an entry for it, the next run does not navigate it a second time.
@MainActor struct FollowUp {
    private weak var trace: FlowCoordinator.Trace?
    private let index: Int

    /// - Parameters:
    ///   - trace: the navigated step.
    ///   - index: the index of the forward or the stepper among the contributors of the navigated step.
    init(of trace: FlowCoordinator.Trace, at index: Int) {
        self.trace = trace
        self.index = index
    }

    /// The step has an entry of its own, or has performed transitions whose result is restored.
    func hasEntry() { trace?.followed.insert(index) }
}

extension FlowCoordinator {
    /// Calls `readyToEmitSteps()` of a stepper.
    func becomingReady(_ emit: () -> Void) {
        let outer = isBecomingReady
        isBecomingReady = true
        defer { isBecomingReady = outer }
        emit()
    }

    /// The origin of a step that a stepper emits now.
    func readyOrigin(_ origin: StepOrigin) -> StepOrigin {
        guard isBecomingReady, let restored else { return origin }
        return .ready(origin, restored: restored.entries.map(\.step))
    }

    /// Whether an equal step of an earlier run was restored, so that a step which a stepper emits at its start is not navigated.
    func isRestored(_ step: any Step, from origin: StepOrigin) -> Bool {
        guard case .ready(_, let restored) = origin, let flow else { return false }
        guard let step = try? RecordedStep(step, of: flow) else { return false }
        return restored.contains(step)
    }
}

extension StepOrigin {
    /// Whether the step is one of an earlier run.
    var isRestoration: Bool { if case .restoration = self { true } else { false } }

    /// The navigated step from which the step follows.
    var followUp: FollowUp? {
        switch self {
        case .followUp(_, let followUp): followUp
        case .bubbled(let origin, _): origin.followUp
        default: nil
        }
    }

    /// The indices of the contributors of a restored step whose forwards and initial steps have been restored.
    var followed: Set<Int> { if case .restoration(let entry) = self { entry.followed } else { [] } }

    /// The origin of what the step with this origin forwards, or of the initial step of a contribution.
    func following(_ origin: StepOrigin, _ trace: FlowCoordinator.Trace?, at index: Int) -> StepOrigin {
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
        return coordinator.tree.recordChanges.compactMap { [weak coordinator] in coordinator?.record }
    }
}
