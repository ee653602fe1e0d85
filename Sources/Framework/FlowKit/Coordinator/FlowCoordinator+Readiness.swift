// SPDX-License-Identifier: MIT

import RxKernel

/// Passes on that a flow is ready: to the registry, to the parent flow, and to what has waited for it.
extension FlowCoordinator {
    /// Called when the flow has navigated a step. If it was the first one, the flows that it starts must be ready before this flow is.
    func navigated(_ navigation: Navigation, startingFlows flows: @autoclosure () -> Int = 0) {
        // The search for flows takes as long as the rest of the function, and later steps do not need it.
        guard navigation.isFirst, let run, run.readiness.isNavigating else { return }
        if run.readiness.navigatedFirstStep(startingFlows: flows()) { becameReady() }
    }

    /// Called when a flow that the first step started is ready, has ended, or did not start.
    func childBecameReady() {
        if run?.readiness.flowBecameReady() == true { becameReady() }
    }

    /// Ends the wait for a child, if the flow has waited for it.
    func endWait(for child: FlowCoordinator) {
        if child.entry?.endWait() == true { childBecameReady() }
    }

    private func becameReady() {
        note(.flowReady)
        if let flow { FlowRegistry.becameReady(flow) }
        parent?.endWait(for: self)
        run?.recorder?.restoreStates()
        deliverEarlySteps()
    }

    /// Reports the flow if it is not ready when the timeout has passed.
    func watchReadiness() {
        guard let run, !run.readiness.isReady else { return }
        guard !tree.queue.isRunning else { return tree.queue.watchLater(self) }
        run.readiness.keep(
            ScopedSubscription(tree.afterTimeout { [weak self] in self?.reportNotReady() }))
    }

    private func reportNotReady() {
        // A first step that is being adapted has a report of its own.
        guard let run, !run.readiness.isReady, !run.adapter.isAdapting else { return }
        let emitter =
            if run.readiness.waitsForStep {
                "\(type(of: run.stepper)) has emitted no step"
            } else if run.readiness.isNavigating {
                "the transitions of its first step have not begun"
            } else {
                "these flows are not ready: "
                    + children.filter { $0.run?.readiness.isReady != true }.map(\.name).joined(
                        separator: ", ")
            }
        report(.notReady(seconds: tree.timeout), emitter: emitter)
    }
}
