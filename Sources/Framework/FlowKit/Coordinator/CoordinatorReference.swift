// SPDX-License-Identifier: MIT

import RxKernel

/// A reference to a coordinator that does not keep it alive, and that passes the steps of the flow's own stepper to it.
///
/// It is not `weak`, which would make each retain and release of the coordinator take several times as long.
@MainActor final class CoordinatorReference: StepSink {
    private let reference: ZeroingReference<FlowCoordinator>

    var object: FlowCoordinator? { reference.object }

    init(_ coordinator: FlowCoordinator) { reference = ZeroingReference(coordinator) }

    func receive(_ step: any Step) { object?.receive(step) }
}
