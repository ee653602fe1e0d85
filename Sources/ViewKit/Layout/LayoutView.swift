// SPDX-License-Identifier: MIT

/// A container that places its children by constraints. Without constraints they are stacked from top to bottom.
///
/// ```swift
/// let view = LayoutView([titleLabel])
/// LayoutConstraint.activate(titleLabel.constraints(pinnedTo: view, insets: Insets(12)))
/// ```
/// Each view controller has one as its `view`.
public final class LayoutView: Container<LayoutViewState> {
    /// Called before and after each layout.
    package var onLayout: ((LayoutEvent) -> Void)? {
        didSet { layoutView.onLayout = { [weak self] event in self?.onLayout?(event) } }
    }

    private let layoutView: any BackendLayoutView

    private var constraints: [LayoutConstraint] = []

    /// Creates a container with `children`.
    public init(_ children: [any View] = []) {
        layoutView = Toolkit.backend.makeLayoutView()
        super.init(LayoutViewState(), asContainer(layoutView), children)
    }

    /// Adds `view` after the other children.
    public func addSubview(_ view: any View) {
        setChildren(children + [view])
        updateConstraints()
    }

    /// Removes `view`, if it is a child, and deactivates the constraints that refer to it.
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
        state.constraints = constraints.compactMap { $0.state { [unowned self] in item(of: $0) } }
    }

    private func item(of view: PortableView) -> LayoutConstraintState.Item {
        if view === self { return .container }
        guard let index = children.firstIndex(where: { $0 === view }) else {
            fatalError(
                """
                ViewKit: a constraint refers to \(view), which is not a child of the container that the constraint belongs to. \
                A constraint relates the views that subviews() returns, and the view of the controller. Deactivate a \
                constraint before one of its views is added to another container.
                """)
        }
        return .child(index)
    }
}

/// Any layout view as a container: the compiler sees that it is one only when the type is opened.
@MainActor private func asContainer(_ view: some BackendLayoutView) -> any BackendContainer<LayoutViewState> {
    view
}
