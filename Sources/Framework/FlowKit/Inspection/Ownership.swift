// SPDX-License-Identifier: MIT

/// The objects that a coordinator retains: its flow, the screens and steppers that the flow contributed, and the child flows.
///
/// It prints as a tree.
/// ```swift
/// if let ownership = coordinator.ownership { print(ownership) }
/// ```
public struct Ownership: Sendable, Hashable {
    /// The kind of an entry of the tree.
    public enum Kind: Sendable, Hashable {
        /// A flow.
        case flow
        /// A screen.
        case screen
    }

    /// The kind of this entry.
    public let kind: Kind
    /// The type of the flow or the screen.
    public let name: String
    /// The type of its stepper.
    public let stepper: String
    /// Whether it is visible; always true for a flow.
    public let isVisible: Bool
    /// The screens and child flows of a flow.
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
    /// The objects that this coordinator retains; nil if it runs no flow.
    public var ownership: Ownership? {
        guard let run else { return nil }
        let screens = run.children.orderedContributions.map { contribution in
            Ownership(
                kind: .screen, name: contribution.screenNames,
                stepper: String(describing: type(of: contribution.stepper)),
                isVisible: contribution.isVisible, children: [])
        }
        return Ownership(
            kind: .flow, name: name, stepper: String(describing: type(of: run.stepper)), isVisible: true,
            children: screens + children.compactMap(\.ownership))
    }

    /// Calls `body` with every object that this coordinator retains.
    func forEachOwned(_ body: (AnyObject) -> Void) {
        guard let run else { return }
        body(run.flow)
        run.flow.root.object.map(body)
        run.stepper.object.map(body)
        for contribution in run.children.orderedContributions {
            contribution.stepper.object.map(body)
            for screen in contribution.screens { screen.presentable.object.map(body) }
        }
        for child in children { child.forEachOwned(body) }
    }
}
