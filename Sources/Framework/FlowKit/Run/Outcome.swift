// SPDX-License-Identifier: MIT

/// The work that a coordinator does for the contributors of a step: ``FlowContributors``, parsed once.
enum Outcome {
    typealias Command = CoordinatorStep.Command

    case none
    /// Start one stepper or flow.
    case contribute(Contribution)
    case command(Command)
    /// Carry out commands, then start steppers and flows. Each has its index among the contributors.
    case several([(index: Int, command: Command)], [(index: Int, contribution: Contribution)])
    /// End the flow with a step for the parent flow or the nearest flow of a type.
    case end(with: any Step, for: (any Flow.Type)?, closingScreens: Bool)

    init(_ contributors: FlowContributors) {
        switch contributors {
        case .none: self = .none
        case .one(let contributor): self = Outcome(contributor)
        case .multiple(let contributors):
            var commands: [(index: Int, command: Command)] = []
            var contributions: [(index: Int, contribution: Contribution)] = []
            for (index, contributor) in contributors.enumerated() {
                if let command = contributor.command { commands.append((index, command)) }
                if let contribution = contributor.contribution {
                    contributions.append((index, contribution))
                }
            }
            self = .several(commands, contributions)
        case .end(let step): self = .end(with: step)
        case .triggerParentFlow(let step): self = .command(.forwardToParent(step))
        }
    }

    private init(_ contributor: FlowContributor) {
        if let contribution = contributor.contribution {
            self = .contribute(contribution)
        } else {
            self = contributor.command.map(Self.command) ?? .none
        }
    }

    private static func end(with last: any Step) -> Outcome {
        switch last.coordinatorCommand {
        case .address(let step, let target): .end(with: step, for: target, closingScreens: false)
        case .close(let step): .end(with: step, for: nil, closingScreens: true)
        default: .end(with: last, for: nil, closingScreens: false)
        }
    }

    /// Whether the flow did not take the step.
    var isUnhandled: Bool { if case .command(.unhandled) = self { true } else { false } }

    /// Whether the flow only gives a step to itself, also by a reset, or to a flow above it. Of a flow that ends, its coordinator knows whether
    /// another one gets the last step.
    var passesOn: Bool {
        switch self {
        case .command(.forward), .command(.forwardToParent), .command(.address), .command(.reset): true
        default: false
        }
    }

    /// The steppers and flows that start.
    var contributions: [Contribution] {
        switch self {
        case .contribute(let contribution): [contribution]
        case .several(_, let contributions): contributions.map(\.contribution)
        case .none, .command, .end: []
        }
    }
}
