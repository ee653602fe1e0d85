// SPDX-License-Identifier: MIT

import RxKernel

/// Readiness: a flow is ready when it has navigated its first step, and the flows that this step started are ready.
extension FlowCoordinator {
    /// What a flow waits for until it is ready.
    enum Progress: Equatable {
        /// Its first step.
        case waitingForStep
        /// This number of flows that its first step has started.
        case waitingForFlows(Int)
        /// Nothing.
        case ready
    }

    /// Called when the flow has navigated a step. Only the flows that the first step starts must be ready before this flow is.
    func navigated(startingFlows flows: @autoclosure () -> Int) {
        // The search for flows takes as long as the rest of the function, and later steps do not need it.
        guard progress == .waitingForStep else { return }
        let count = flows()
        progress = count == 0 ? .ready : .waitingForFlows(count)
        if count == 0 { becameReady() }
    }

    /// Called when a flow that the first step started is ready, has ended, or did not start.
    func childBecameReady() {
        guard case .waitingForFlows(let count) = progress else { return }
        progress = count == 1 ? .ready : .waitingForFlows(count - 1)
        if count == 1 { becameReady() }
    }

    private func becameReady() {
        readinessWatch = nil
        note(.flowReady)
        if let flow { FlowRegistry.becameReady(flow) }
        if isAwaitedByParent {
            isAwaitedByParent = false
            parent?.childBecameReady()
        }
        restoreStates()
        deliverEarlySteps()
    }

    /// Reports the flow if it is not ready when the timeout has passed.
    func watchReadiness() {
        guard flow != nil, progress != .ready else { return }
        guard !tree.isDraining else { return tree.unwatched.append(self) }
        readinessWatch = ScopedSubscription(tree.afterTimeout { [weak self] in self?.reportNotReady() })
    }

    private func reportNotReady() {
        // A first step that is being adapted has a report of its own.
        guard let stepper, progress != .ready, adaptations.isEmpty else { return }
        let emitter =
            progress == .waitingForStep
            ? "\(type(of: stepper)) has emitted no step"
            : "these flows are not ready: "
                + children.filter { $0.progress != .ready }.map(\.name).joined(separator: ", ")
        report(.notReady(seconds: tree.timeout), emitter: emitter)
    }
}
