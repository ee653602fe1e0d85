// SPDX-License-Identifier: MIT

import RxKernel

/// Readiness: a flow is ready once it has navigated its first step, and the flows which that started are ready.
extension FlowCoordinator {
    /// How far a flow is from being ready.
    enum Progress: Equatable {
        case waitingForStep
        case waitingForFlows(Int)
        case ready
    }

    /// A step was navigated; the first one decides what to wait for.
    func navigated(startingFlows flows: @autoclosure () -> Int) {
        // Later steps need not look for flows, which costs as much as the rest of this.
        guard progress == .waitingForStep else { return }
        let count = flows()
        progress = count == 0 ? .ready : .waitingForFlows(count)
        if count == 0 { becameReady() }
    }

    /// A flow that the first step started became ready, ended before, or did not start.
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

    /// Sees to it that a flow which stays unready does not stay unnoticed.
    func watchReadiness() {
        guard flow != nil, progress != .ready else { return }
        guard !tree.isDraining else { return tree.unwatched.append(self) }
        readinessWatch = Lease(tree.afterPatience { [weak self] in self?.reportNotReady() })
    }

    private func reportNotReady() {
        guard let stepper, progress != .ready else { return }
        let emitter =
            progress == .waitingForStep
            ? "\(type(of: stepper)) has emitted no step"
            : children.filter { $0.progress != .ready }.map(\.name).joined(separator: ", ") + " not ready"
        report(.notReady(seconds: tree.patience), emitter: emitter)
    }
}
