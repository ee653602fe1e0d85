// SPDX-License-Identifier: MIT

/// One source of further steps, or one forwarded step: a part of what a flow's `navigate(to:)` returns.
///
/// ```swift
/// return .multiple(
///     .contribute(withNextPresentable: list, withNextStepper: list.viewModel),
///     .forwardToCurrentFlow(withStep: ContactsStep.detail(first.id)))
/// ```
/// The cases are RxFlow's, so a `switch` over them is exhaustive. Static functions add more: ``flow(_:with:)``,
/// ``forward(_:to:)`` and steps that wait while a screen is hidden. Modules that know views add functions of their own.
public enum FlowContributor {
    /// Observe a stepper until its presentable is dismissed; run a flow until its root is dismissed.
    ///
    /// While the presentable is not visible, the steps of its stepper are dropped and reported. The steps of a flow's stepper are
    /// never dropped.
    /// - Parameters:
    ///   - withNextPresentable: The screen, or the flow to run. It is retained until it is dismissed.
    ///   - withNextStepper: Emits the steps. It is retained as long as the presentable.
    ///   - allowStepWhenNotPresented: Navigate steps also while the presentable is not visible.
    ///   - allowStepWhenDismissed: Continue after the presentable was dismissed, until the flow ends.
    case contribute(
        withNextPresentable: any Presentable, withNextStepper: any Stepper,
        allowStepWhenNotPresented: Bool = false, allowStepWhenDismissed: Bool = false)

    /// Navigate a step in this flow, in the next turn of the main queue.
    case forwardToCurrentFlow(withStep: any Step)

    /// Navigate a step in the parent flow, before the steps of the contributors beside it.
    case forwardToParentFlow(withStep: any Step)
}

extension FlowContributor {
    /// What the coordinator does with a step that is emitted while the presentable is not visible.
    public enum HiddenSteps: Sendable, Hashable {
        /// The step is dropped and reported.
        case drop
        /// The step waits until the presentable is visible. It is reported if the presentable is dismissed before.
        case queue
        /// The step is navigated.
        case pass
    }

    /// Observe a stepper until its presentable is dismissed, with a choice for the steps that are emitted while it is not visible.
    ///
    /// `whenHidden` has no effect on a flow: the steps of a flow's stepper are always navigated.
    public static func contribute(
        withNextPresentable presentable: any Presentable, withNextStepper stepper: any Stepper,
        whenHidden: HiddenSteps, allowStepWhenDismissed: Bool = false
    ) -> FlowContributor {
        .contribute(
            withNextPresentable: presentable,
            withNextStepper: whenHidden == .queue ? QueuedStepper(stepper) : stepper,
            allowStepWhenNotPresented: whenHidden == .pass, allowStepWhenDismissed: allowStepWhenDismissed)
    }

    /// Contribute something that is both a presentable and a stepper.
    public static func contribute(withNext next: any Presentable & Stepper) -> FlowContributor {
        .contribute(withNextPresentable: next, withNextStepper: next)
    }

    /// Run a flow whose first step is one of its own steps.
    public static func flow<Next: Flow>(_ flow: Next, with step: Next.Steps) -> FlowContributor
    where Next.Steps: Step {
        .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: step))
    }

    /// Navigate a step in the nearest flow of a type: this flow or an ancestor. The compiler checks that the flow takes the step.
    public static func forward<Target: Flow>(_ step: Target.Steps, to target: Target.Type) -> FlowContributor
    where Target.Steps: Step {
        .forwardToParentFlow(withStep: CoordinatorStep(.address(step, to: target)))
    }
}

extension FlowContributor: Equatable {
    public static func == (left: FlowContributor, right: FlowContributor) -> Bool {
        switch (left, right) {
        case (.contribute, .contribute): left.contribution == right.contribution
        case (.forwardToCurrentFlow(let left), .forwardToCurrentFlow(let right)),
            (.forwardToParentFlow(let left), .forwardToParentFlow(let right)):
            left.isEqual(to: right)
        default: false
        }
    }
}

extension FlowContributor: CustomStringConvertible {
    public var description: String {
        command.map { CoordinatorStep($0).description } ?? contribution?.description ?? ""
    }
}
