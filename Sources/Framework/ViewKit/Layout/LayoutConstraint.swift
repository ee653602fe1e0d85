// SPDX-License-Identifier: MIT

/// A relation between the edges or the lengths of two views or guides, which is in effect while it is active.
///
/// ```swift
/// titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 12).isActive = true
/// ```
/// Required constraints that contradict each other are reported, with the views that they place: see ``LayoutView/conflicts``. The
/// container retains its active constraints. Main thread only.
@preconcurrency @MainActor public final class LayoutConstraint {
    private weak var first: (any LayoutItem)?
    private weak var second: (any LayoutItem)?
    private let firstAttribute: LayoutAttribute
    private let secondAttribute: LayoutAttribute?
    private let relation: LayoutRelation
    private let multiplier: Double

    /// The constant that is added to the second side, in logical pixels.
    public var constant: Double {
        didSet { if constant != oldValue { reactivate() } }
    }

    /// The priority, which matters if not all constraints can be satisfied.
    public var priority = LayoutPriority.required {
        didSet { if priority != oldValue { reactivate() } }
    }

    /// The container in which the constraint is active, and its id there.
    private var activation: (container: Weak, id: Int)?

    init(
        _ first: any LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
        _ second: (any LayoutItem)?, _ secondAttribute: LayoutAttribute?, multiplier: Double, constant: Double
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Whether the constraint is in effect. Both views must be in the same container before it is activated. Otherwise, or if a view was
    /// released, the constraint stays inactive, and that is reported.
    public var isActive: Bool {
        get { activation?.container.view != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }

    private func activate() {
        guard let first, secondAttribute == nil || second != nil else { return }
        guard let container = container(of: first) else {
            let outside = second?.layoutContainer == nil ? second ?? first : first
            return report(.constraintOutside(child: outside.path), of: first)
        }
        activation = container.add(self).map { (Weak(view: container), $0) }
    }

    private func report(_ reason: ViewReport.Reason, of item: any LayoutItem) {
        ViewReport(reason, view: item.path).send(in: (item as? PortableView)?.backend)
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

    func refers(to item: AnyObject) -> Bool { item === first || item === second }

    func state(item: (any LayoutItem) -> LayoutConstraintState.Item?) -> LayoutConstraintState? {
        guard let first, let firstItem = item(first) else { return nil }
        let secondItem = second.flatMap(item)
        guard second == nil || secondItem != nil else { return nil }
        return LayoutConstraintState(
            first: firstItem, firstAttribute: firstAttribute, relation: relation, second: secondItem,
            secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority)
    }

    private func container(of first: any LayoutItem) -> LayoutView? {
        let items: [any LayoutItem] = [first] + [second].compactMap(\.self)
        let candidates: [AnyObject?] = items + items.map(\.layoutContainer)
        return candidates.lazy.compactMap { $0 as? LayoutView }.first { container in
            items.allSatisfy { $0 === container || $0.layoutContainer === container }
        }
    }
}

extension LayoutConstraint: @preconcurrency CustomStringConvertible {
    /// The constraint as an equation with the paths of its views, for error messages.
    public var description: String {
        let left = "\(first?.path ?? "a released view").\(firstAttribute)"
        let sign =
            switch relation {
            case .equal: "=="
            case .lessThanOrEqual: "<="
            case .greaterThanOrEqual: ">="
            }
        guard let secondAttribute else { return "\(left) \(sign) \(Self.text(constant))" }
        var right = "\(second?.path ?? "a released view").\(secondAttribute)"
        if multiplier != 1 { right += " * \(Self.text(multiplier))" }
        if constant != 0 { right += " \(constant < 0 ? "-" : "+") \(Self.text(abs(constant)))" }
        return "\(left) \(sign) \(right)"
    }

    private static func text(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }
}
