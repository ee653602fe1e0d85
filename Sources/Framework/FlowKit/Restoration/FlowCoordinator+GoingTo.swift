// SPDX-License-Identifier: MIT

extension FlowCoordinator {
    /// Goes to another state of the flow. The screens of the steps with which both states begin stay. All
    /// other screens are closed, and the other steps of the record are navigated.
    ///
    /// ```swift
    /// let before = coordinator.record
    /// …
    /// if let before { coordinator.go(to: before) }
    /// ```
    /// The states of ``Restorable`` objects become those of the record. Screens are closed without a
    /// question. Use it for an inspector or for a tour of an application; ``reset(to:)`` ends all screens and
    /// starts with one step. It needs a coordinator that records navigation, and does nothing while the
    /// record of an earlier run is restored. A record of another flow is reported.
    public func go(to record: FlowRecord) {
        guard tree.isRecording, let run, let recorder = run.recorder, !recorder.isRestoring else { return }
        guard record.flow == name else { return report(.recordOfAnotherFlow(record.flow), emitter: name) }
        let traces = recorder.traces
        let common = Array(
            zip(traces.filter { $0.step != nil }, record.entries).prefix { $0.matches($1) })
        let rest = common.last.map { last in traces.drop { $0 !== last.0 }.dropFirst() } ?? traces[...]
        run.beginChange()
        for trace in rest.reversed() { close(trace) }
        for (trace, entry) in common {
            for (index, child) in trace.flows { entry.flows[index].map(child.go(to:)) }
            for (index, states) in trace.states {
                states.setEarlier(entry.states[index] ?? [:])
                states.restore()
            }
        }
        recorder.setEarlier(record.states)
        tree.batch {
            restore(record, from: common.count)
            endChange(in: run)
        }
    }

    /// Ends and closes what a step has contributed, the last one first.
    private func close(_ trace: StepTrace) {
        for child in children.reversed() where trace.contributed(child) {
            child.closeScreens()
            child.finish(.replaced)
        }
        for contribution in run?.children.orderedContributions.reversed() ?? []
        where contribution.trace === trace {
            contribution.closeScreens()
            // A screen that cannot be closed stays, without its steps.
            guard let run, contribution.isOpen else { continue }
            run.children.remove(contribution)
            contribution.close()
        }
        run?.recorder?.remove(trace)
    }
}
