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
        guard flow != nil, tree.isRecording, restored == nil else { return }
        guard record.flow == name else { return report(.recordOfAnotherFlow(record.flow), emitter: name) }
        let recorded = traces.filter { $0.step != nil }
        let common = Array(
            zip(recorded, record.entries).prefix { trace, entry in trace.matches(entry) })
        let rest = common.last.map { last in traces.drop { $0 !== last.0 }.dropFirst() } ?? traces[...]
        for trace in rest.reversed() { close(trace) }
        for (trace, entry) in common {
            for (index, child) in trace.flows { entry.flows[index].map(child.go(to:)) }
            for (index, states) in trace.states {
                states.setEarlier(entry.states[index] ?? [:])
                states.restore()
            }
        }
        states?.setEarlier(record.states)
        tree.batch { restore(record, from: common.count) }
    }

    /// Ends and closes what a step has contributed, the last one first.
    private func close(_ trace: Trace) {
        for child in children.reversed() where child.trace === trace {
            child.closeScreens()
            child.finish(.replaced)
        }
        for contribution in orderedContributions.reversed() where contribution.trace === trace {
            for screen in contribution.screens.reversed() {
                (screen.presentable as? any Closable)?.closeScreen()
            }
            // A screen that cannot be closed stays, without its steps.
            guard contributions[contribution.identity] === contribution else { continue }
            contributions[contribution.identity] = nil
            contribution.close()
        }
        traces.removeAll { $0 === trace }
        recordChanged()
    }
}

extension FlowCoordinator.Trace {
    /// Whether the step is that of an entry, and the flows that it has started still exist.
    @MainActor fileprivate func matches(_ entry: FlowRecord.Entry) -> Bool {
        let running = flows.filter { $0.value.flow != nil }
        return step == entry.step && running.mapValues { $0.name } == entry.flows.mapValues { $0.flow }
    }
}
