// SPDX-License-Identifier: MIT

/// One source of further steps, or one step sent on: a part of what ``Flow/navigate(to:)`` answers.
///
/// Modules that know views add their own spellings as static functions that return one of these.
public enum FlowContributor {
    /// Listen to a stepper for as long as its screen, or run a flow for as long as its root, is not dismissed.
    case contribute(Contribution)

    /// Send a step to this flow, in the next turn of the main queue.
    case forwardToCurrentFlow(withStep: any Step)

    /// Send a step to the parent flow, before anything contributed beside it starts.
    case forwardToParentFlow(withStep: any Step)

    /// Send a step to the nearest flow of a type, this one or an ancestor. ``forward(_:to:)`` checks the types.
    case forward(step: any Step, to: any Flow.Type)
}

extension FlowContributor {
    /// Listen to `withNextStepper` for as long as `withNextPresentable` is not dismissed.
    ///
    /// While the presentable is not on screen its steps are dropped, and reported. A flow as presentable is
    /// coordinated with the stepper as its own; its steps are never held back.
    /// - Parameters:
    ///   - presentable: What decides when, and how long, the stepper is listened to.
    ///   - stepper: What emits the steps.
    ///   - allowStepWhenNotPresented: Let steps pass while the presentable is not on screen.
    ///   - allowStepWhenDismissed: Go on after it was dismissed, until the flow ends.
    public static func contribute(
        withNextPresentable presentable: any Presentable, withNextStepper stepper: any Stepper,
        allowStepWhenNotPresented: Bool = false, allowStepWhenDismissed: Bool = false
    ) -> FlowContributor {
        .contribute(
            Contribution(
                presentable: presentable, stepper: stepper,
                whenHidden: allowStepWhenNotPresented ? .pass : .drop,
                outlivesDismissal: allowStepWhenDismissed))
    }

    /// The same, with the choice of what becomes of steps emitted while the presentable is not on screen.
    public static func contribute(
        withNextPresentable presentable: any Presentable, withNextStepper stepper: any Stepper,
        whenHidden: Contribution.HiddenSteps, allowStepWhenDismissed: Bool = false
    ) -> FlowContributor {
        .contribute(
            Contribution(
                presentable: presentable, stepper: stepper, whenHidden: whenHidden,
                outlivesDismissal: allowStepWhenDismissed))
    }

    /// Contribute an object that is both.
    public static func contribute(withNext next: any Presentable & Stepper) -> FlowContributor {
        .contribute(Contribution(presentable: next, stepper: next))
    }

    /// Run a flow, beginning with one of its own steps.
    public static func flow<Next: Flow>(_ flow: Next, with step: Next.Steps) -> FlowContributor
    where Next.Steps: Step {
        .contribute(Contribution(presentable: flow, stepper: OneStepper(withSingleStep: step)))
    }

    /// Send a step to the nearest flow of a type, this one or an ancestor: the compiler checks that it takes it.
    public static func forward<Target: Flow>(_ step: Target.Steps, to target: Target.Type) -> FlowContributor
    where Target.Steps: Step {
        .forward(step: step, to: target)
    }
}

extension FlowContributor: Equatable {
    public static func == (left: FlowContributor, right: FlowContributor) -> Bool {
        switch (left, right) {
        case (.contribute(let left), .contribute(let right)): left == right
        case (.forwardToCurrentFlow(let left), .forwardToCurrentFlow(let right)): left.isEqual(to: right)
        case (.forwardToParentFlow(let left), .forwardToParentFlow(let right)): left.isEqual(to: right)
        case (.forward(let left, let leftType), .forward(let right, let rightType)):
            left.isEqual(to: right) && leftType == rightType
        default: false
        }
    }
}

extension FlowContributor: CustomStringConvertible {
    public var description: String {
        switch self {
        case .contribute(let contribution): contribution.description
        case .forwardToCurrentFlow(let step): "forward \(step.printed) to this flow"
        case .forwardToParentFlow(let step): "forward \(step.printed) to the parent flow"
        case .forward(let step, let target): "forward \(step.printed) to \(target)"
        }
    }
}
