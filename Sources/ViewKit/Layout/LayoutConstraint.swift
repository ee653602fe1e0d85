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
        didSet { if constant != oldValue { reactivate() } }
    }

    /// The priority, for the case that not all constraints can be satisfied.
    ///
    /// An inequality is required: GTK 4.8 fails when one of another priority is deactivated. Setting another priority is reported, and
    /// the constraint stays required.
    public var priority = LayoutPriority.required {
        didSet {
            if relation != .equal, priority != .required {
                let message =
                    "an inequality with the priority \(priority) is not possible, and stays required; give the equations that "
                    + "compete with it a lower priority instead"
                firstView?.report(.invalid(message))
                priority = .required
            } else if priority != oldValue {
                reactivate()
            }
        }
    }

    /// Where the constraint is active, and by which id.
    private var activation: (container: Weak, id: Int)?

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

    /// Whether the constraint is in effect. Both views must be in their container before it is activated; a constraint between others is
    /// reported and stays inactive, as does one whose view was released.
    public var isActive: Bool {
        get { activation?.container.view != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    private func activate() {
        guard let firstView, secondAttribute == nil || secondView != nil else { return }
        guard let container = container(of: firstView) else {
            let outside = secondView?.superview == nil ? secondView ?? firstView : firstView
            return firstView.report(.constraintOutside(child: outside.path))
        }
        activation = container.add(self).map { (Weak(view: container), $0) }
    }

    private func deactivate() {
        guard let activation else { return }
        self.activation = nil
        activation.container.view?.removeConstraint(id: activation.id)
    }

    private func reactivate() {
        guard isActive else { return }
        deactivate()
        activate()
    }

    private struct Weak {
        weak var view: LayoutView?
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

    func state(item: (PortableView) -> LayoutConstraintState.Item?) -> LayoutConstraintState? {
        guard let firstView, let first = item(firstView) else { return nil }
        let second = secondView.flatMap(item)
        guard secondView == nil || second != nil else { return nil }
        return LayoutConstraintState(
            first: first, firstAttribute: firstAttribute, relation: relation, second: second,
            secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority)
    }

    private func container(of firstView: PortableView) -> LayoutView? {
        let candidates: [PortableView?] = [firstView, secondView, firstView.superview, secondView?.superview]
        let views = [firstView] + [secondView].compactMap(\.self)
        return candidates.lazy.compactMap { $0 as? LayoutView }.first { container in
            views.allSatisfy { $0 === container || $0.superview === container }
        }
    }
}
