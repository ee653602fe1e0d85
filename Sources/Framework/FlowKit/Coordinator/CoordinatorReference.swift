// SPDX-License-Identifier: MIT

import RxKernel

/// A reference to a coordinator that does not keep it alive.
///
/// It is not `weak`, which would make each retain and release of the coordinator take several times as long.
@MainActor class CoordinatorReference {
    private let reference: ZeroingReference<FlowCoordinator>

    final var object: FlowCoordinator? { reference.object }

    init(_ coordinator: FlowCoordinator) { reference = ZeroingReference(coordinator) }
}

/// Receives the steps of a flow's own stepper for one run of the flow: a step of another thread may arrive after the coordinator has begun
/// to run another flow.
@MainActor final class OwnSteps: CoordinatorReference, StepSink {
    private let run: Int

    init(of run: FlowRun, in coordinator: FlowCoordinator) {
        self.run = run.number
        super.init(coordinator)
    }

    func receive(_ step: any Step) {
        guard let object, object.run?.number == run else { return }
        object.receive(step)
    }
}
