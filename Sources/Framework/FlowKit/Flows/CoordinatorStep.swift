// SPDX-License-Identifier: MIT

/// A step that the coordinator carries out itself. It expresses a contribution of FlowKit for which RxFlow has no case.
///
/// It is inside a case that RxFlow has, so that a `switch` over these cases is exhaustive. No flow navigates it.
/// Guard of `Sendable`: a flow creates it and its coordinator reads it, both on the main actor.
struct CoordinatorStep: Step, @unchecked Sendable {
    indirect enum Command {
        /// Navigate this step in this flow, in the next turn of the main queue. RxFlow has a case for it.
        case forward(any Step)
        /// Navigate this step in the parent flow. RxFlow has a case for it.
        case forwardToParent(any Step)
        /// The flow does not take the step that it was given.
        case unhandled
        /// End and close everything that the flow has contributed.
        case clear
        /// End and close everything that the flow has contributed, then navigate this step.
        case reset(to: any Step)
        /// Perform these transitions, then follow these contributors.
        case perform([any Transition], then: FlowContributors)
        /// End the flow and close its screens; the parent flow navigates this step.
        case close(any Step)
        /// Navigate this step in the nearest flow of this type.
        case address(any Step, to: any Flow.Type)
    }

    let command: Command

    init(_ command: Command) { self.command = command }
}

extension Step {
    /// What the coordinator carries out; nil for a step of the application.
    var coordinatorCommand: CoordinatorStep.Command? {
        // The comparison of types costs less than the cast.
        guard type(of: self) == CoordinatorStep.self, let step = self as? CoordinatorStep else { return nil }
        return step.command
    }
}

extension FlowContributor {
    /// What the coordinator carries out; nil for a contribution.
    var command: CoordinatorStep.Command? {
        switch self {
        case .contribute: nil
        case .forwardToCurrentFlow(let step): step.coordinatorCommand ?? .forward(step)
        case .forwardToParentFlow(let step): step.coordinatorCommand ?? .forwardToParent(step)
        }
    }
}

extension CoordinatorStep: Equatable {
    static func == (left: CoordinatorStep, right: CoordinatorStep) -> Bool {
        switch (left.command, right.command) {
        case (.unhandled, .unhandled), (.clear, .clear): true
        case (.reset(let left), .reset(let right)), (.close(let left), .close(let right)),
            (.forward(let left), .forward(let right)),
            (.forwardToParent(let left), .forwardToParent(let right)):
            left.isEqual(to: right)
        case (.perform(let left, let leftThen), .perform(let right, let rightThen)):
            left.elementsEqual(right) { $0.isEqual(to: $1) } && leftThen == rightThen
        case (.address(let left, let leftType), .address(let right, let rightType)):
            left.isEqual(to: right) && leftType == rightType
        default: false
        }
    }
}

extension CoordinatorStep: CustomStringConvertible {
    var description: String {
        switch command {
        case .forward(let step): "forward \(step.printed) to this flow"
        case .forwardToParent(let step): "forward \(step.printed) to the parent flow"
        case .unhandled: "unhandled"
        case .clear: "end and close all"
        case .reset(let step): "reset to \(step.printed)"
        case .perform(let transitions, let then):
            (transitions.map(\.description) + [then.description]).joined(separator: ", then ")
        case .close(let step): step.isNone ? "close" : "close with \(step.printed)"
        case .address(let step, let target): "forward \(step.printed) to \(target)"
        }
    }
}
