// SPDX-License-Identifier: MIT

import RxKernel

extension FlowCoordinator {
    /// A step that led somewhere, for as long as something it contributed is there.
    final class Trace {
        let step: any Step
        var flows: [Int: FlowCoordinator] = [:]
        var screens = 0
        /// What those have to say that are no flows, by their place among the contributors.
        var states: [Int: RestorableStates] = [:]

        init(_ step: any Step) { self.step = step }

        var isEmpty: Bool { screens == 0 && flows.isEmpty }
    }

    /// The steps to what is here now; nil if nothing is recorded. See ``FlowRecord``.
    public var record: FlowRecord? {
        guard tree.isRecording, flow != nil else { return nil }
        return FlowRecord(
            flow: name,
            entries: traces.compactMap { trace in
                FlowRecord.Entry(
                    trace.step, flows: trace.flows.compactMapValues(\.record),
                    states: trace.states.mapValues(\.latest).filter { !$0.value.isEmpty })
            },
            states: states?.latest ?? [:])
    }

    func trace(_ step: any Step) -> Trace {
        let trace = Trace(step)
        traces.append(trace)
        return trace
    }

    func contributed(by trace: (trace: Trace?, index: Int), _ child: FlowCoordinator? = nil) {
        guard let step = trace.trace else { return }
        if let child { step.flows[trace.index] = child } else { step.screens += 1 }
        recordChanged()
    }

    func screenEnded(_ trace: Trace?) {
        guard let trace else { return }
        trace.screens -= 1
        forget(trace)
    }

    func childEnded(_ child: FlowCoordinator, in trace: Trace?) {
        guard let trace else { return }
        trace.flows = trace.flows.filter { $0.value !== child }
        forget(trace)
    }

    private func forget(_ trace: Trace) {
        if trace.isEmpty { traces.removeAll { $0 === trace } }
        recordChanged()
    }

    /// Records the states of a contribution, and comes back to those of an earlier run.
    func follow(
        _ contribution: Contribution, recordedAs place: (trace: Trace?, index: Int),
        restoring old: [String: String]
    ) {
        guard let trace = place.trace else { return }
        let states = trace.states[place.index] ?? RestorableStates { [weak self] in self?.recordChanged() }
        trace.states[place.index] = states
        for (name, object) in contribution.restorables {
            if let json = old[name] { object.restore(encoded: json) }
            states.follow(object, as: name)
        }
    }

    /// Records the states of the flow and of its root.
    func followStates() {
        guard tree.isRecording else { return states = nil }
        let states = RestorableStates { [weak self] in self?.recordChanged() }
        self.states = states
        for (name, object) in restorables { states.follow(object, as: name) }
    }

    /// The flow, and its root if that is its own.
    private var restorables: [String: any Restorable] {
        var restorables: [String: any Restorable] = [:]
        restorables["flow"] = flow as? any Restorable
        if let root = flow?.root, root.object !== flow, !root.isSame(as: parent?.flow?.root) {
            restorables["root"] = root as? any Restorable
        }
        return restorables
    }

    /// Comes back to the states of an earlier run, once all that is recorded was navigated and the flow is ready.
    func restoreStates() {
        guard case .navigated(let states) = restoration, progress == .ready else { return }
        restoration = .none
        for (name, object) in restorables {
            if let json = states[name] { object.restore(encoded: json) }
        }
    }

    /// How far a flow is on its way back to where an earlier run left off.
    enum Restoration {
        case none
        /// Its steps are being navigated; the states come after that.
        case navigating([String: String])
        /// They were; the flows that they started may not be ready.
        case navigated([String: String])
    }

    /// Tells those who keep the record, once in a turn of the main queue.
    func recordChanged() {
        guard tree.isRecording, !tree.isRecordAnnounced else { return }
        tree.isRecordAnnounced = true
        tree.later { [tree] in
            tree.isRecordAnnounced = false
            tree.recordChanges.onNext(())
        }
    }

    /// Navigates the recorded steps, in order, instead of the stepper's initial step.
    func restore(_ record: FlowRecord) {
        restoration = .navigating(record.states)
        for entry in record.entries {
            // Without this step, those after it would lead somewhere else.
            guard let step = entry.decoded else { break }
            accept(step, from: .restoration(entry))
        }
        enqueue(
            .action { [weak self] in
                guard let self, case .navigating(let states) = restoration else { return }
                restoration = .navigated(states)
                restoreStates()
            })
    }
}

extension Contribution {
    /// Who has a state to come back to, by what it is in the contribution.
    fileprivate var restorables: [(String, any Restorable)] {
        var restorables: [(String, any Restorable)] = []
        if let object = presentable as? any Restorable { restorables.append(("presentable", object)) }
        if !presentable.isSame(as: stepper), let object = stepper as? any Restorable {
            restorables.append(("stepper", object))
        }
        return restorables
    }
}

extension StepOrigin {
    /// The states of the screen at a place among the contributors of a restored step.
    func states(at index: Int) -> [String: String] {
        guard case .restoration(let entry) = self else { return [:] }
        return entry.states[index] ?? [:]
    }

    /// The record for the flow at a place among the contributors of a restored step.
    func record(at index: Int, for presentable: any Presentable) -> FlowRecord? {
        guard case .restoration(let entry) = self, let record = entry.flows[index],
            record.flow == String(describing: type(of: presentable))
        else { return nil }
        return record
    }
}

extension Reactive where Base == FlowCoordinator {
    /// The record of a coordinator that records, each time it changed: write it where the next run will find it.
    @MainActor public var record: Observable<FlowRecord> {
        let coordinator = base
        return coordinator.tree.recordChanges.compactMap { [weak coordinator] in coordinator?.record }
    }
}
