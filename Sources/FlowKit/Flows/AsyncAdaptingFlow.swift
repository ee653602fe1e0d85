// SPDX-License-Identifier: MIT

import RxKernel

/// A flow that adapts steps with `async` code: it may ask for permission, or look something up, and wait.
///
/// ```swift
/// func adapt(step: any Step) async throws -> any Step {
///     guard step is PhotoStep else { return step }
///     return try await camera.requestAccess() ? step : AppStep.refused
/// }
/// ```
/// A thrown error becomes ``NoneStep`` and is reported. The task is cancelled when the flow ends.
@MainActor public protocol AsyncAdaptingFlow: Flow {
    /// The step to navigate in place of `step`, or `step` itself. ``NoneStep`` drops it.
    func adapt(step: any Step) async throws -> any Step
}

extension AsyncAdaptingFlow {
    /// What the `async` form of this method makes of `step`, in a task that is cancelled with the flow.
    public func adapt(step: any Step) -> Single<any Step> {
        Single.create { [weak self] single in
            let task = Task { @MainActor [weak self] in
                guard let self else { return }
                do {
                    let adapted: any Step = try await self.adapt(step: step)
                    if !Task.isCancelled { single(.success(adapted)) }
                } catch {
                    if !Task.isCancelled { single(.failure(error)) }
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
