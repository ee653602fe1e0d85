// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel

/// Receives steps on the main actor.
@MainActor protocol StepSink: AnyObject, Sendable {
    func receive(_ step: any Step)
}

extension PublishRelay where Element == any Step {
    /// Passes the steps, which may be emitted on any thread, to a sink on the main actor: at once if they are emitted there.
    @MainActor func deliver<Sink: StepSink>(to sink: Sink) -> ScopedSubscription {
        ScopedSubscription(
            subscribe(for: sink, isolation: nil) { sink, step in
                // Guard: the closure runs on any thread, and uses the main actor after this check only. `assumeIsolated` would allocate.
                if MainThread.isCurrent {
                    sink.receive(step)
                } else {
                    DispatchQueue.main.async { MainActor.assumeIsolated { sink.receive(step) } }
                }
            })
    }
}

/// Runs an action on the main actor: at once on the main thread, otherwise in the next turn of the main queue.
func onMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent {
        MainActor.assumeIsolated(action)
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(action) }
    }
}
