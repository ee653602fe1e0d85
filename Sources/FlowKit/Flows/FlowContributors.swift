// SPDX-License-Identifier: MIT

/// What a flow answers to a step: who contributes steps from now on, or that the flow is done.
///
/// Comparable and printable, so that a flow is tested by comparing its answers. Modules that know views add their own
/// spellings as static functions that return one of these.
public enum FlowContributors {
    /// Several at once: forwards first, then the first contributor, then the others, each in a turn of its own.
    case multiple(flowContributors: [FlowContributor])

    /// One.
    case one(flowContributor: FlowContributor)

    /// This flow is done: the parent flow takes the step, then this flow is released. It closes no screens.
    case end(forwardToParentFlowWithStep: any Step)

    /// This flow is done, and its screens close: its root, or what it contributed if its root is its parent's.
    case close(forwardToParentFlowWithStep: any Step)

    /// Everything this flow has contributed ends and closes; then these contribute.
    case replace(with: [FlowContributor])

    /// Everything this flow has contributed ends and closes; then it takes this step.
    case reset(to: any Step)

    /// The coordinator makes these changes on screen, one after another; the contributors start when the last one has begun.
    indirect case perform([any Transition], then: FlowContributors)

    /// Nothing further: the step is done with.
    case none

    /// This flow does not take the step: the parent flow gets it, unless ``FlowPolicy/unhandled`` says otherwise.
    case unhandled
}

extension FlowContributors {
    /// Several, without the label.
    public static func multiple(_ contributors: FlowContributor...) -> FlowContributors {
        .multiple(flowContributors: contributors)
    }

    /// Run a flow, beginning with one of its own steps.
    public static func flow<Next: Flow>(_ flow: Next, with step: Next.Steps) -> FlowContributors
    where Next.Steps: Step {
        .one(flowContributor: .flow(flow, with: step))
    }

    /// Send a step to the nearest flow of a type, this one or an ancestor: the compiler checks that it takes it.
    public static func forward<Target: Flow>(_ step: Target.Steps, to target: Target.Type) -> FlowContributors
    where Target.Steps: Step {
        .one(flowContributor: .forward(step, to: target))
    }
}

extension FlowContributors {
    /// This flow is done, with nothing to say to the flow above.
    public static var end: FlowContributors { .end(forwardToParentFlowWithStep: NoneStep()) }

    /// This flow is done, with a step for the nearest flow of a type above: the compiler checks that it takes it.
    public static func end<Target: Flow>(with step: Target.Steps, for target: Target.Type) -> FlowContributors
    where Target.Steps: Step {
        .end(forwardToParentFlowWithStep: AddressedStep(step, to: target))
    }

    /// This flow is done, and its screens close.
    public static var close: FlowContributors { .close(forwardToParentFlowWithStep: NoneStep()) }

    /// Everything this flow has contributed ends and closes; then these contribute.
    public static func replace(with contributors: FlowContributor...) -> FlowContributors {
        .replace(with: contributors)
    }
}

extension FlowContributors: Equatable {
    public static func == (left: FlowContributors, right: FlowContributors) -> Bool {
        switch (left, right) {
        case (.multiple(let left), .multiple(let right)): left == right
        case (.one(let left), .one(let right)): left == right
        case (.replace(let left), .replace(let right)): left == right
        case (.perform(let left, let leftThen), .perform(let right, let rightThen)):
            left.elementsEqual(right) { $0.isEqual(to: $1) } && leftThen == rightThen
        case (.end(let left), .end(let right)), (.close(let left), .close(let right)),
            (.reset(let left), .reset(let right)):
            left.isEqual(to: right)
        case (.none, .none), (.unhandled, .unhandled): true
        default: false
        }
    }
}

extension FlowContributors: CustomStringConvertible {
    public var description: String {
        switch self {
        case .multiple(let contributors): contributors.map(\.description).joined(separator: "; ")
        case .one(let contributor): contributor.description
        case .end(let step): step.isNone ? "end" : "end with \(step.printed)"
        case .close(let step): step.isNone ? "close" : "close with \(step.printed)"
        case .replace(let contributors):
            "replace all with " + contributors.map(\.description).joined(separator: "; ")
        case .reset(let step): "reset to \(step.printed)"
        case .perform(let transitions, let then):
            (transitions.map(\.description) + [then.description]).joined(separator: ", then ")
        case .none: "none"
        case .unhandled: "unhandled"
        }
    }
}

/// A step on its way from a flow that ended to an ancestor of a type.
struct AddressedStep: Step, CustomStringConvertible {
    let step: any Step
    let target: ObjectIdentifier
    let targetName: String

    init(_ step: any Step, to target: any Flow.Type) {
        self.step = step
        self.target = ObjectIdentifier(target)
        targetName = String(describing: target)
    }

    var description: String { "\(step.printed) for \(targetName)" }
}
