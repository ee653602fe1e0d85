// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// Children between constraints, solved by GTK; without constraints, from top to bottom.
final class GtkLayoutView: ContainerView<LayoutViewState>, BackendLayoutView {
    private let box = Gtk.Box(orientation: .vertical, spacing: 0)
    private let observed = ObservedLayout()

    var onLayout: (@MainActor (LayoutEvent) -> Void)? {
        get { observed.onLayout }
        set { observed.onLayout = newValue }
    }

    init() {
        let outer = Gtk.Box()
        outer.layoutManager = observed
        outer.append(box)
        super.init(outer)
        outer.onDirectionChanged { [weak self, unowned outer] _ in
            self?.box.direction = outer.direction
            self?.updateLayout()
        }
    }

    override func show(_ change: Change<LayoutViewState>) {
        change.of(\.constraints) { _ in updateLayout() }
    }

    override func container(of child: Gtk.Widget) -> Gtk.Widget? { box }
    override func remove(_ child: Gtk.Widget) { box.remove(child) }

    override func place(_ children: [Gtk.Widget]) {
        for case let label as Gtk.Label in children where label.parent !== box {
            label.onNotify("label") { [weak self] in self?.updateLayout() }
        }
        box.arrange(children)
    }

    private func updateLayout() {
        guard let constraints = state?.constraints, !constraints.isEmpty else {
            if !(box.layoutManager is Gtk.BoxLayout) {
                box.layoutManager = Gtk.BoxLayout(orientation: .vertical)
            }
            return
        }
        let layout = box.layoutManager as? Gtk.ConstraintLayout ?? Gtk.ConstraintLayout()
        layout.removeAllConstraints()
        if box.layoutManager !== layout { box.layoutManager = layout }
        for constraint in constraints { layout.addConstraint(makeConstraint(constraint)) }
        for (index, child) in children.enumerated() {
            layout.addConstraint(naturalSize(of: child, .width, .horizontal))
            // Only where the height of the child decides on that of the container: with such a constraint for other children, GTK
            // 4.8 makes a label whose text changes as narrow as it can be.
            if constraints.contains(where: { $0.tiesBottom(of: index) }) {
                layout.addConstraint(naturalSize(of: child, .height, .vertical))
            }
        }
    }

    /// GTK's solver makes a child as small as it can be where no constraint says otherwise, and reports a natural size below the
    /// minimum: this constraint, weaker than those of the application, asks for the natural size of the child.
    private func naturalSize(
        of child: Gtk.Widget, _ attribute: Gtk.ConstraintAttribute, _ orientation: Gtk.Orientation
    ) -> Gtk.Constraint {
        Gtk.Constraint(
            target: child, targetAttribute: attribute, relation: .eq,
            constant: Double(child.measure(orientation, forSize: -1).natural),
            strength: Int(Gtk.ConstraintStrength.weak.rawValue))
    }

    private func makeConstraint(_ state: LayoutConstraintState) -> Gtk.Constraint {
        // GTK mirrors leading and trailing edges, but not the distance between them.
        let isMirrored = box.isRightToLeft && state.firstAttribute.followsReadingDirection
        let relation = isMirrored ? state.relation.mirrored : state.relation
        let constant = isMirrored ? -state.constant : state.constant
        // GTK 4.8 frees an inequality that may give way twice when it is taken out, so none of them may give way.
        let strength = relation == .equal ? state.priority.strength : LayoutPriority.required.strength
        guard let second = state.second, let attribute = state.secondAttribute else {
            return Gtk.Constraint(
                target: target(state.first), targetAttribute: state.firstAttribute.attribute,
                relation: relation.relation, constant: constant, strength: strength)
        }
        return Gtk.Constraint(
            target: target(state.first), targetAttribute: state.firstAttribute.attribute,
            relation: relation.relation,
            source: target(second), sourceAttribute: attribute.attribute, multiplier: state.multiplier,
            constant: constant, strength: strength)
    }

    private func target(_ item: LayoutConstraintState.Item) -> Gtk.Widget? {
        switch item {
        case .container: nil
        case .child(let index): children[index]
        }
    }
}

extension LayoutConstraintState {
    /// Whether this relates the bottom edge of that child to the bottom edge of the container.
    fileprivate func tiesBottom(of index: Int) -> Bool {
        let items = [first, second]
        return firstAttribute == .bottom && secondAttribute == .bottom && items.contains(.child(index))
            && items.contains(.container)
    }
}

extension LayoutAttribute {
    fileprivate var attribute: Gtk.ConstraintAttribute {
        switch self {
        case .leading: .start
        case .trailing: .end
        case .top: .top
        case .bottom: .bottom
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        case .firstBaseline: .baseline
        }
    }

    fileprivate var followsReadingDirection: Bool { self == .leading || self == .trailing }
}

extension LayoutRelation {
    fileprivate var relation: Gtk.ConstraintRelation {
        switch self {
        case .lessThanOrEqual: .le
        case .equal: .eq
        case .greaterThanOrEqual: .ge
        }
    }

    fileprivate var mirrored: LayoutRelation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension LayoutPriority {
    fileprivate var strength: Int {
        let strength: Gtk.ConstraintStrength =
            switch self {
            case .required: .required
            case .high: .strong
            case .medium: .medium
            case .low: .weak
            }
        return Int(strength.rawValue)
    }
}
