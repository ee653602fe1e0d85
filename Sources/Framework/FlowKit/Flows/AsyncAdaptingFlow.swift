// SPDX-License-Identifier: MIT

import RxKernel

/// A flow that adapts its steps in an `async` function, in which it may ask the user or load something.
///
/// ```swift
/// func adapt(step: any Step) async throws -> any Step {
///     guard step is PhotoStep else { return step }
///     return try await camera.requestAccess() ? step : AppStep.refused
/// }
/// ```
/// An error becomes ``NoneStep`` and is reported. The function runs on the main actor, in a task that is
/// cancelled when the flow ends. It begins at once: if the function does not suspend for a step, the step is
/// navigated as in a flow that adapts no steps.
///
/// The example Contacts looks up a contact before it opens it, since a link may name one that was deleted: `ContactsFlow`, in
/// `examples/Contacts/Flows/List/ContactsFlow.swift`.
@preconcurrency @MainActor public protocol AsyncAdaptingFlow: Flow {
    /// Returns the step to navigate: `step`, or another one instead; ``NoneStep`` to drop it.
    func adapt(step: any Step) async throws -> any Step
}

extension AsyncAdaptingFlow {
    /// The result of the `async` function, in a task that is cancelled with the subscription.
    public func adapt(step: any Step) -> Single<any Step> {
        Single.create { [weak self] single in
            let task = Task.immediate { @MainActor [weak self] in
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
