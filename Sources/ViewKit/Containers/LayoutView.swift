// SPDX-License-Identifier: MIT

/// Views that are placed by constraints between their edges; without any, they are stacked from top to bottom.
///
/// It is the root view of each view controller.
public final class LayoutView: Container<LayoutViewState> {
    /// Called before and after each layout.
    package var onLayout: ((LayoutEvent) -> Void)? {
        didSet { layoutView.onLayout = { [weak self] event in self?.onLayout?(event) } }
    }

    private let layoutView: any BackendLayoutView

    private var constraints: [LayoutConstraint] = []

    /// A view with `children` in it, stacked until constraints place them.
    public init(_ children: [any View] = []) {
        layoutView = Toolkit.backend.makeLayoutView()
        super.init(LayoutViewState(), asContainer(layoutView), children)
    }

    /// Adds `view` after those that are there.
    public func addSubview(_ view: any View) {
        setChildren(children + [view])
        updateConstraints()
    }

    /// Takes `view` out, with the constraints that refer to it; it does nothing if that is elsewhere.
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

/// How a ``LayoutView`` places its children.
public struct LayoutViewState: Sendable, Codable, Equatable {
    /// While there is no constraint, the children are stacked from top to bottom.
    public var constraints: [LayoutConstraintState] = []
}

/// One linear constraint: `first.attribute relation second.attribute * multiplier + constant`.
public struct LayoutConstraintState: Sendable, Codable, Equatable {
    /// A side of a constraint: a child by its position, or the container itself.
    public enum Item: Sendable, Codable, Equatable {
        /// The container itself, or the child of that number.
        case container, child(Int)
    }

    /// What the constraint is about.
    public var first: Item
    /// Which edge or length of `first`.
    public var firstAttribute: LayoutAttribute
    /// How the sides compare.
    public var relation: LayoutRelation
    /// What `first` is related to; nil for a plain number.
    public var second: Item?
    /// Which edge or length of `second`; nil for a plain number.
    public var secondAttribute: LayoutAttribute?
    /// What the second side is multiplied by.
    public var multiplier: Double
    /// What is added to the second side, in logical pixels.
    public var constant: Double
    /// How much it matters.
    public var priority: LayoutPriority
}

/// What of a view a constraint is about.
public enum LayoutAttribute: String, Sendable, Codable {
    /// An edge, a length, a middle, or the line on which the first line of text stands.
    case leading, trailing, top, bottom, width, height, centerX, centerY, firstBaseline
}

/// How the two sides of a constraint compare.
public enum LayoutRelation: String, Sendable, Codable {
    /// At most, just, or at least.
    case lessThanOrEqual, equal, greaterThanOrEqual
}

/// How much a constraint matters when not all can hold.
public enum LayoutPriority: String, Sendable, Codable {
    /// From what must hold to what gives way first.
    case required, high, medium, low
}

/// A part of the layout of a ``LayoutView``.
public enum LayoutEvent: String, Sendable, Codable {
    /// The children are about to get their sizes.
    case willLayout
    /// The children have their sizes.
    case didLayout
}

/// Any layout view as a container: the compiler sees that it is one only when the type is opened.
@MainActor private func asContainer(_ view: some BackendLayoutView) -> any BackendContainer<LayoutViewState> {
    view
}
