// SPDX-License-Identifier: MIT

/// The result of a flow for a step: the contributors of further steps, or that the flow has ended.
///
/// ```swift
/// case .detail(let id):
///     let detail = DetailViewController(viewModel: DetailViewModel(id))
///     navigation.push(detail)
///     return .one(flowContributor: .contribute(withNextPresentable: detail, withNextStepper: detail.viewModel))
/// case .close:
///     return .end(forwardToParentFlowWithStep: AppStep.contactsAreDone)
/// ```
/// The cases are RxFlow's, so that a `switch` over RxFlow's cases is exhaustive. FlowKit adds static
/// functions and properties that return one of these cases: ``unhandled``, ``close``, ``reset(to:)``,
/// `replace(with:)`, ``perform(_:then:)``. Modules with views add further functions.
///
/// Values can be compared and printed, so a test of a flow compares what the flow returns.
public enum FlowContributors {
    /// Several contributors: forwards first, then the first contributor, then each further contributor in a
    /// turn of the main queue of its own.
    case multiple(flowContributors: [FlowContributor])

    /// One contributor.
    case one(flowContributor: FlowContributor)

    /// The flow ends: the parent flow navigates the step, then this flow is released. Its screens stay open.
    case end(forwardToParentFlowWithStep: any Step)

    /// The parent flow navigates the step.
    @available(*, deprecated, renamed: "forwardToParentFlow(withStep:)")
    case triggerParentFlow(withStep: any Step)

    /// No contributor: the step leads to no further steps.
    case none
}

extension FlowContributors {
    /// Several contributors.
    public static func multiple(_ contributors: FlowContributor...) -> FlowContributors {
        .multiple(flowContributors: contributors)
    }

    /// Run a flow whose first step is one of its own steps.
    public static func flow<Next: Flow>(_ flow: Next, with step: Next.Steps) -> FlowContributors
    where Next.Steps: Step {
        .one(flowContributor: .flow(flow, with: step))
    }

    /// The parent flow navigates the step.
    public static func forwardToParentFlow(withStep step: any Step) -> FlowContributors {
        .one(flowContributor: .forwardToParentFlow(withStep: step))
    }

    /// Navigate a step in the nearest flow of a type: this flow or an ancestor. The compiler checks that the flow takes the step.
    public static func forward<Target: Flow>(_ step: Target.Steps, to target: Target.Type) -> FlowContributors
    where Target.Steps: Step {
        .one(flowContributor: .forward(step, to: target))
    }

    /// This flow does not take the step: the parent flow navigates it, unless ``FlowPolicy/unhandled`` says otherwise.
    public static var unhandled: FlowContributors {
        .one(flowContributor: .forwardToParentFlow(withStep: CoordinatorStep(.unhandled)))
    }

    /// The coordinator performs these transitions, one after another. The contributors start when the last one has begun.
    public static func perform(
        _ transitions: [any Transition], then contributors: FlowContributors
    ) -> FlowContributors {
        .one(
            flowContributor: .forwardToCurrentFlow(
                withStep: CoordinatorStep(.perform(transitions, then: contributors))))
    }

    /// Everything that this flow has contributed ends and closes; then this flow navigates the step.
    public static func reset(to step: any Step) -> FlowContributors {
        .one(flowContributor: .forwardToCurrentFlow(withStep: CoordinatorStep(.reset(to: step))))
    }

    /// Everything that this flow has contributed ends and closes; then these contributors start.
    public static func replace(with contributors: [FlowContributor]) -> FlowContributors {
        .multiple(
            flowContributors: [.forwardToCurrentFlow(withStep: CoordinatorStep(.clear))] + contributors)
    }

    /// Everything that this flow has contributed ends and closes; then these contributors start.
    public static func replace(with contributors: FlowContributor...) -> FlowContributors {
        .replace(with: contributors)
    }
}

extension FlowContributors {
    /// The flow ends, and the parent flow gets no step.
    public static var end: FlowContributors { .end(forwardToParentFlowWithStep: NoneStep()) }

    /// The flow ends with a step for the nearest ancestor of a type. The compiler checks that the flow takes the step.
    public static func end<Target: Flow>(with step: Target.Steps, for target: Target.Type) -> FlowContributors
    where Target.Steps: Step {
        .end(forwardToParentFlowWithStep: CoordinatorStep(.address(step, to: target)))
    }

    /// The flow ends, and its screens close: its root, or what it contributed if its root is its parent's. The parent flow gets no
    /// step.
    public static var close: FlowContributors { .close(forwardToParentFlowWithStep: NoneStep()) }

    /// The flow ends, and its screens close: its root, or what it contributed if its root is its parent's. The parent flow navigates
    /// the step.
    public static func close(forwardToParentFlowWithStep step: any Step) -> FlowContributors {
        .end(forwardToParentFlowWithStep: CoordinatorStep(.close(step)))
    }
}

extension FlowContributors: Equatable {
    public static func == (left: FlowContributors, right: FlowContributors) -> Bool {
        switch (left.current, right.current) {
        case (.multiple(let left), .multiple(let right)): left == right
        case (.one(let left), .one(let right)): left == right
        case (.end(let left), .end(let right)): left.isEqual(to: right)
        case (.none, .none): true
        default: false
        }
    }
}

extension FlowContributors: CustomStringConvertible {
    public var description: String {
        switch self {
        case .multiple(let contributors):
            if case .clear? = contributors.first?.command {
                "replace all with " + contributors.dropFirst().map(\.description).joined(separator: "; ")
            } else {
                contributors.map(\.description).joined(separator: "; ")
            }
        case .one(let contributor): contributor.description
        case .end(let step):
            switch step.coordinatorCommand {
            case .address(let step, let target): "end with \(step.printed) for \(target)"
            case .some(let command): CoordinatorStep(command).description
            case nil: step.isNone ? "end" : "end with \(step.printed)"
            }
        case .triggerParentFlow: current.description
        case .none: "none"
        }
    }
}

extension FlowContributors {
    /// The same without the deprecated case.
    private var current: FlowContributors {
        guard case .triggerParentFlow(let step) = self else { return self }
        return .forwardToParentFlow(withStep: step)
    }
}
