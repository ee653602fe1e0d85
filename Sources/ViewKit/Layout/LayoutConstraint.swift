// SPDX-License-Identifier: MIT

/// A relation between the edges or the lengths of two views, which is in effect while it is active.
///
/// ```swift
/// titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 12).isActive = true
/// ```
/// The container retains its active constraints. Main thread only.
@preconcurrency @MainActor public final class LayoutConstraint {
    private weak var firstView: PortableView?
    private weak var secondView: PortableView?
    private let firstAttribute: LayoutAttribute
    private let secondAttribute: LayoutAttribute?
    private let relation: LayoutRelation
    private let multiplier: Double

    /// What is added to the second side, in logical pixels.
    public var constant: Double {
        didSet { if let container, isActive { reactivate(in: container) } }
    }

    /// The priority, for the case that not all constraints can be satisfied.
    public var priority = LayoutPriority.required {
        didSet { if let container, isActive { reactivate(in: container) } }
    }

    private weak var container: LayoutView?

    init(
        _ firstView: PortableView, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
        _ secondView: PortableView?, _ secondAttribute: LayoutAttribute?, multiplier: Double, constant: Double
    ) {
        self.firstView = firstView
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondView = secondView
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Whether the constraint is in effect. Both views must be in their container before it is activated; a constraint whose view was
    /// released stays inactive.
    public var isActive: Bool {
        get { container != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                guard let firstView, secondAttribute == nil || secondView != nil else { return }
                let container = container(of: firstView)
                self.container = container
                container.add(self)
            } else {
                container?.remove(self)
                container = nil
            }
        }
    }

    /// Activates all of `constraints`.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates all of `constraints`.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    func refers(to view: any View) -> Bool { view === firstView || view === secondView }

    func state(item: (PortableView) -> LayoutConstraintState.Item) -> LayoutConstraintState? {
        guard let firstView else { return nil }
        return LayoutConstraintState(
            first: item(firstView), firstAttribute: firstAttribute, relation: relation,
            second: secondView.map(item),
            secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority)
    }

    private func reactivate(in container: LayoutView) {
        container.remove(self)
        container.add(self)
    }

    private func container(of firstView: PortableView) -> LayoutView {
        let candidates: [PortableView?] = [firstView, secondView, firstView.superview, secondView?.superview]
        for candidate in candidates {
            guard let container = candidate as? LayoutView else { continue }
            let views = [firstView] + [secondView].compactMap(\.self)
            if views.allSatisfy({ $0 === container || $0.superview === container }) {
                return container
            }
        }
        fatalError(
            """
            ViewKit: a constraint was activated between \(firstView) and \(secondView.map { "\($0)" } ?? "a constant"), which \
            are not in one LayoutView. Return both from subviews(), or relate one to the view of the controller. A Box and a \
            Grid have no constraints.
            """)
    }
}
