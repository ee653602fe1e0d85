// SPDX-License-Identifier: MIT

extension FlowContributors {
    /// Run a flow that has a result. When it ends with the result, this flow navigates the step that `followUp` returns, if there is one.
    ///
    /// ```swift
    /// case .newContact: return .flow(EditFlow(.new), with: .edit) { ContactsStep.added($0) }
    /// ```
    /// Use it instead of `run` where the result leads to a step of the flow: the child flow is recorded and restored, as every contributed
    /// flow is. `followUp` is retained until the child flow ends. If the child flow is dismissed, or ends
    /// without a result, it is not called.
    public static func flow<Child: ResultFlow>(
        _ flow: Child, with step: Child.Steps,
        then followUp: @escaping @MainActor (Child.Output) -> (any Step)?
    ) -> FlowContributors where Child.Steps: Step {
        .one(flowContributor: .flow(flow, with: step, then: followUp))
    }
}

extension FlowContributor {
    /// Run a flow that has a result; see ``FlowContributors/flow(_:with:then:)``.
    public static func flow<Child: ResultFlow>(
        _ flow: Child, with step: Child.Steps,
        then followUp: @escaping @MainActor (Child.Output) -> (any Step)?
    ) -> FlowContributor where Child.Steps: Step {
        .contribute(
            withNextPresentable: flow,
            withNextStepper: ResultStepper(withSingleStep: step) { last in
                guard let output = last as? FlowOutput<Child.Output> else { return last }
                return followUp(output.value) ?? NoneStep()
            })
    }
}

/// The stepper of a contributed flow that has a result: its first step, and the step of the parent flow that follows from the result.
final class ResultStepper: OneStepper {
    /// Returns the step for the parent flow in place of the last step of the child flow.
    let followUp: @MainActor (any Step) -> any Step

    nonisolated init(withSingleStep step: any Step, followUp: @escaping @MainActor (any Step) -> any Step) {
        self.followUp = followUp
        super.init(withSingleStep: step)
    }
}
