// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel

/// Takes steps on the main actor.
@MainActor protocol StepSink: AnyObject {
    func receive(_ step: any Step)
}

/// Brings the steps of a stepper, emitted on any thread, to a sink on the main actor: at once when already there.
struct StepInlet: Sendable {
    weak let sink: (any StepSink & Sendable)?

    func listen(to steps: PublishRelay<any Step>) -> any Disposable {
        steps.subscribe(onNext: { step in deliver(step) })
    }

    private func deliver(_ step: any Step) {
        onMain { sink?.receive(step) }
    }
}

/// Runs something on the main actor: now when on the main thread, in its next turn otherwise.
func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent {
        MainActor.assumeIsolated(action)
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
}
