// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel

/// Takes steps on the main actor.
@MainActor protocol StepSink: AnyObject, Sendable {
    func receive(_ step: any Step)
}

extension PublishRelay where Element == any Step {
    /// Brings the steps, emitted on any thread, to a sink on the main actor: at once when already there.
    func deliver(to sink: some StepSink) -> any Disposable {
        subscribe(onNext: { step in
            if MainThread.isCurrent {
                MainActor.assumeIsolated { sink.receive(step) }
            } else {
                DispatchQueue.main.async { MainActor.assumeIsolated { sink.receive(step) } }
            }
        })
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
