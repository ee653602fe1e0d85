// SPDX-License-Identifier: MIT

import RxKernel

extension FlowCoordinator {
    /// A step that led somewhere, for as long as something it contributed is there.
    final class Trace {
        let step: any Step
        var flows: [Int: FlowCoordinator] = [:]
        var screens = 0

        init(_ step: any Step) { self.step = step }

        var isEmpty: Bool { screens == 0 && flows.isEmpty }
    }

    /// The steps to what is here now; nil if nothing is recorded. See ``FlowRecord``.
    public var record: FlowRecord? {
        guard tree.isRecording, flow != nil else { return nil }
        return FlowRecord(
            flow: name,
            entries: traces.compactMap { trace in
                FlowRecord.Entry(trace.step, flows: trace.flows.compactMapValues(\.record))
            })
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
        for entry in record.entries {
            // Without this step, those after it would lead somewhere else.
            guard let step = entry.decoded else { break }
            accept(step, from: .restoration(entry))
        }
    }
}

extension StepOrigin {
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
