// SPDX-License-Identifier: MIT

/// What keeps what alive: flows, the screens and steppers they contributed, their child flows.
///
/// Prints as a tree.
public struct Ownership: Sendable, Hashable {
    /// What an entry stands for.
    public enum Kind: Sendable, Hashable {
        /// A flow or a screen.
        case flow, screen
    }

    /// Whether it is a flow or a screen.
    public let kind: Kind
    /// The type of the flow or screen.
    public let name: String
    /// The type of the stepper that is listened to for it.
    public let stepper: String
    /// Whether it is on screen; always true of a flow.
    public let isVisible: Bool
    /// What it keeps alive.
    public let children: [Ownership]
}

extension Ownership: CustomStringConvertible {
    public var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        let visibility = isVisible ? "" : ", not visible"
        var lines = ["\(name) (\(stepper)\(visibility))"]
        for (index, child) in children.enumerated() {
            let isLast = index == children.count - 1
            for (number, line) in child.lines.enumerated() {
                let lead = number == 0 ? (isLast ? "└── " : "├── ") : (isLast ? "    " : "│   ")
                lines.append(lead + line)
            }
        }
        return lines
    }
}

extension FlowCoordinator {
    /// What this coordinator keeps alive now; nil if it runs no flow.
    public var ownership: Ownership? {
        guard flow != nil, let stepper else { return nil }
        let screens = orderedContributions.map { contribution in
            Ownership(
                kind: .screen, name: contribution.screenNames,
                stepper: String(describing: type(of: contribution.stepper)),
                isVisible: contribution.isVisible, children: [])
        }
        return Ownership(
            kind: .flow, name: name, stepper: String(describing: type(of: stepper)), isVisible: true,
            children: screens + children.compactMap(\.ownership))
    }

    /// Calls `body` with every object this coordinator keeps alive now.
    func forEachOwned(_ body: (AnyObject) -> Void) {
        guard let flow, let stepper else { return }
        body(flow)
        flow.root.object.map(body)
        stepper.object.map(body)
        for contribution in contributions.values {
            contribution.stepper.object.map(body)
            for screen in contribution.screens { screen.presentable.object.map(body) }
        }
        for child in children { child.forEachOwned(body) }
    }
}
