// SPDX-License-Identifier: MIT

/// Views that are placed by constraints between their edges; without any, they are stacked from top to bottom.
///
/// It is the root view of each view controller.
public final class LayoutView: Container<LayoutViewState> {
    private var constraints: [LayoutConstraint] = []

    public init(_ children: [any View] = []) {
        super.init(LayoutViewState(), Toolkit.backend.makeLayoutView(), children)
    }

    public func addSubview(_ view: any View) {
        setChildren(children + [view])
        updateConstraints()
    }

    public func removeSubview(_ view: any View) { removeChild(view) }

    package override func removeChild(_ view: any View) {
        for constraint in constraints where constraint.refers(to: view) { constraint.isActive = false }
        super.removeChild(view)
        updateConstraints()
    }

    func add(_ constraint: LayoutConstraint) {
        constraints.append(constraint)
        updateConstraints()
    }

    func remove(_ constraint: LayoutConstraint) {
        constraints.removeAll { $0 === constraint }
        updateConstraints()
    }

    private func updateConstraints() {
        state.constraints = constraints.map { $0.state { [unowned self] in item(of: $0) } }
    }

    private func item(of view: PortableView) -> LayoutConstraintState.Item {
        if view === self { return .container }
        guard let index = children.firstIndex(where: { $0 === view }) else {
            fatalError(
                """
                ViewKit: a constraint refers to \(view), which is not in the view that the constraint belongs to. \
                Constraints hold between the views that subviews() returns, and the controller's view itself. \
                Deactivate a constraint before you move one of its views elsewhere.
                """)
        }
        return .child(index)
    }
}

public struct LayoutViewState: Sendable, Codable, Equatable {
    /// While there is no constraint, the children are stacked from top to bottom.
    public var constraints: [LayoutConstraintState] = []
}

/// One linear constraint: `first.attribute relation second.attribute * multiplier + constant`.
public struct LayoutConstraintState: Sendable, Codable, Equatable {
    /// A side of a constraint: a child by its position, or the container itself.
    public enum Item: Sendable, Codable, Equatable { case container, child(Int) }

    public var first: Item
    public var firstAttribute: LayoutAttribute
    public var relation: LayoutRelation
    /// nil for a plain number.
    public var second: Item?
    public var secondAttribute: LayoutAttribute?
    public var multiplier: Double
    public var constant: Double
    public var priority: LayoutPriority
}

public enum LayoutAttribute: String, Sendable, Codable {
    case leading, trailing, left, right, top, bottom, width, height, centerX, centerY, firstBaseline
}

public enum LayoutRelation: String, Sendable, Codable { case lessThanOrEqual, equal, greaterThanOrEqual }

/// How much a constraint matters when not all can hold.
public enum LayoutPriority: String, Sendable, Codable { case required, high, medium, low }
