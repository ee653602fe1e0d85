// SPDX-License-Identifier: MIT

/// Records the steps and states of a running flow, and restores those of an earlier run.
@MainActor final class NavigationRecorder {
    private let reference: CoordinatorReference
    private var coordinator: FlowCoordinator? { reference.object }
    private let tree: FlowTree
    /// The navigated steps whose screens and flows exist.
    private(set) var traces: [StepTrace] = []
    /// The states of the flow and its root; nil if navigation is only restored.
    private var states: RestorableStates?
    /// The record of an earlier run, until its steps have been navigated, and what they contribute has started.
    private var restored: FlowRecord?
    /// The steps of that record that are restored.
    private var restoredSteps: [RecordedStep] = []
    /// Whether recorded steps are in the queue.
    private var hasRecordedSteps = false
    /// Whether a stepper's `readyToEmitSteps()` runs.
    private var isBecomingReady = false
    /// The number of steps whose further contributors start in a later turn of the main queue.
    private var laterStarts = 0

    init(of coordinator: FlowCoordinator, restoring record: FlowRecord?) {
        reference = CoordinatorReference(coordinator)
        tree = coordinator.tree
        if tree.isRecording { followStates(of: coordinator, restoring: record?.states ?? [:]) }
        // The parent announces that it has contributed the flow.
        if coordinator.parent == nil { changed() }
    }

    // MARK: Steps

    /// The record; nil if navigation is only restored. While the steps of an earlier run are navigated, this is the record of that run: if
    /// the application is killed then, its next run restores the same again.
    var record: FlowRecord? {
        guard tree.isRecording, let coordinator else { return nil }
        return restored
            ?? FlowRecord(
                flow: coordinator.name, entries: traces.compactMap(\.entry), states: states?.latest ?? [:])
    }

    /// Announces that the record has changed.
    func changed() { tree.records.announce() }

    /// A trace of a step that contributes something; nil if navigation is only restored.
    func trace(_ navigation: Navigation) -> StepTrace? {
        guard tree.isRecording else { return nil }
        let origin = navigation.origin
        let trace = StepTrace(recorded(navigation.step), followed: origin.followed, navigation.current)
        if trace.step != nil { origin.followUp?.markAsFollowed() }
        return trace
    }

    /// The encoded step. A step that cannot be encoded is reported, once for each type.
    private func recorded(_ step: any Step) -> RecordedStep? {
        guard let coordinator, let flow = coordinator.flow else { return nil }
        do throws(FlowReport.Unrecordable) {
            return try RecordedStep(step, of: flow)
        } catch {
            if tree.records.isFirst(step) {
                coordinator.report(.notRecorded(error), step, emitter: coordinator.name)
            }
            return nil
        }
    }

    /// Adds a trace to the record.
    func add(_ trace: StepTrace?) {
        if let trace { traces.append(trace) }
    }

    func contributed(by position: (trace: StepTrace?, index: Int), _ child: FlowCoordinator? = nil) {
        guard let trace = position.trace else { return }
        if let child { trace.flows[position.index] = child } else { trace.screens += 1 }
        changed()
    }

    func screenEnded(_ trace: StepTrace?) {
        trace?.screens -= 1
        forget(trace)
    }

    func childEnded(_ child: FlowCoordinator) {
        guard let trace = traces.first(where: { $0.contributed(child) }) else { return }
        trace.flows = trace.flows.filter { $0.value !== child }
        forget(trace)
    }

    /// Forgets a step that has contributed nothing that is restored.
    func forget(_ trace: StepTrace?) {
        guard let trace else { return }
        if trace.isEmpty { traces.removeAll { $0 === trace } }
        changed()
    }

    /// Removes a step, whatever it has contributed.
    func remove(_ trace: StepTrace) {
        traces.removeAll { $0 === trace }
        changed()
    }

    func removeAll() {
        traces = []
        changed()
    }

    // MARK: States

    /// Records the states of a contribution, and restores those of an earlier run.
    func follow(
        _ contribution: Contribution, recordedAs position: (trace: StepTrace?, index: Int),
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
    private func followStates(of coordinator: FlowCoordinator, restoring earlier: [String: String]) {
        guard let flow = coordinator.flow else { return }
        let states = states(restoring: earlier, isWaiting: true)
        self.states = states
        states.follow(flow, as: "flow")
        let root = flow.root
        if let object = root.object, object !== flow, !root.isSame(as: coordinator.parent?.flow?.root) {
            states.follow(object, as: "root")
        }
    }

    private func states(restoring earlier: [String: String], isWaiting: Bool = false)
        -> RestorableStates
    {
        RestorableStates(
            restoring: earlier, isWaiting: isWaiting, later: { [tree] in tree.later($0) },
            changed: { [tree] in tree.records.announce() },
            failed: { [weak self] reason, type in self?.stateFailed(reason, of: type) })
    }

    /// Reports a state that is not recorded or not restored; one that is not recorded, once for each type.
    private func stateFailed(_ reason: FlowReport.Reason, of type: String) {
        if case .stateNotRestored = reason {
            coordinator?.notRestored(reason, of: type)
        } else if tree.records.isFirstState(of: type) {
            coordinator?.report(reason, emitter: type)
        }
    }

    /// Takes the states of another moment, which are restored with the steps of its record.
    func setEarlier(_ states: [String: String]) { self.states?.setEarlier(states) }

    /// Restores the states of an earlier run, when all recorded steps have been navigated and the flow is ready.
    func restoreStates() {
        guard restored == nil, coordinator?.run?.readiness.isReady == true else { return }
        states?.restore()
    }

    // MARK: Restoration

    var isRestoring: Bool { restored != nil }

    /// Begins to restore the first `count` steps of a record. Until the end, the flow does not end with its last screen.
    func beginRestoration(_ record: FlowRecord, first count: Int) {
        coordinator?.run?.beginChange()
        restored = record
        restoredSteps = record.entries.prefix(count).map(\.step)
        hasRecordedSteps = true
    }

    /// The recorded steps have been navigated, apart from those that are being adapted.
    func recordedStepsEnded() {
        hasRecordedSteps = false
        endRestoration()
    }

    func startsLater() { laterStarts += 1 }
    func noteStart() { laterStarts -= 1 }

    /// Ends the restoration when no recorded step waits, the last one of their transitions has begun, and
    /// their contributors have started. A step whose `adapt` is overdue is not waited for.
    func endRestoration() {
        guard isRestorationComplete, let coordinator else { return }
        tree.transitionQueue.add([], of: coordinator) { [weak self] in
            // In the queue, after what the last transition has left there.
            self?.tree.add { [weak self] in
                guard let self, isRestorationComplete else { return }
                restored = nil
                restoreStates()
                changed()
                if let coordinator = self.coordinator, let run = coordinator.run, run.recorder === self {
                    coordinator.endChange(in: run)
                }
            }
        }
    }

    private var isRestorationComplete: Bool {
        isRestoring && !hasRecordedSteps && laterStarts == 0 && coordinator?.run?.adapter.isIdle == true
    }

    // MARK: Steps that were restored

    /// Calls `readyToEmitSteps()` of a stepper.
    func becomingReady(_ emit: () -> Void) {
        let outer = isBecomingReady
        isBecomingReady = true
        defer { isBecomingReady = outer }
        emit()
    }

    /// The origin of a step that a stepper emits now.
    func readyOrigin(_ origin: StepOrigin) -> StepOrigin {
        isBecomingReady && isRestoring ? .ready(origin, restored: restoredSteps) : origin
    }
}
