// SPDX-License-Identifier: MIT

import GObject
import Gtk
import ViewKit

/// Children that are laid out by constraints, which GTK solves. Without constraints, they are stacked from top to bottom.
final class GtkLayoutView: ContainerView<LayoutViewState, LayoutEvent>, BackendLayoutView {
    private let box = Gtk.Box(orientation: .vertical, spacing: 0)
    /// The active constraints, by their ids.
    private var constraints: [Int: ResolvedConstraint] = [:]
    /// Whether GTK's layout does not have the current constraints yet.
    private var isOutdated = false
    /// The size of the view, by orientation, with the constraints that GTK has now.
    private var measurements: [Int32: Gtk.Measurement] = [:]
    /// The sizes of the children for which GTK has constraints.
    private var childSizes: [ChildSize] = []
    /// The guides to which constraints refer, by their ids.
    private var guides: [Int: Gtk.ConstraintGuide] = [:]
    /// The guides that GTK's layout has.
    private var shownGuides: [Gtk.ConstraintGuide] = []
    /// The number of times that GTK's constraints were replaced, for tests.
    private(set) var replacements = 0

    init() {
        let outer = ContainerType.makeBox()
        let observed = ObservedLayout()
        outer.layoutManager = observed
        outer.append(box)
        super.init(outer)
        observed.view = self
        outer.onDirectionChanged { [weak self, unowned outer] _ in
            self?.box.direction = outer.direction
            self?.setOutdated()
        }
    }

    func add(_ constraint: LayoutConstraintState, id: Int) {
        constraints[id] = ResolvedConstraint(
            state: constraint, first: target(of: constraint.first),
            second: constraint.second.flatMap(target))
        setOutdated()
    }

    func removeConstraint(id: Int) {
        constraints[id] = nil
        setOutdated()
    }

    override func container(of child: Gtk.Widget) -> Gtk.Widget? { box }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        box.insertChild(child, after: previous)
        setOutdated()
    }

    override func take(_ child: Gtk.Widget) {
        // The constraints of a plugin whose process has ended were not removed before.
        constraints = constraints.filter { !$0.value.refers(to: child) }
        // GTK must not keep a constraint that refers to the child. It gets the others with the next measurement.
        removeConstraints()
        box.remove(child)
        setOutdated()
    }

    override func reorder(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        box.reorderChild(child, after: previous)
    }

    private func setOutdated() {
        isOutdated = true
        box.queueResize()
    }

    /// Returns the size of the view.
    ///
    /// Each size is computed once for the same constraints: the solver of GTK 4.8 keeps a part of the
    /// constraint that it uses for a measurement, so that it would report the size that the view has as the
    /// smallest one. A window could not be made smaller then.
    func measure(_ orientation: Gtk.Orientation, forSize: Int) -> Gtk.Measurement {
        updateConstraints()
        // Only a constraint between a width and a height makes one depend on the other.
        guard !constraints.isEmpty, !(box.layoutManager is PinnedLayout),
            !constraints.values.contains(where: \.isBetweenAxes)
        else { return box.measurement(orientation, forSize: forSize) }
        if let measurement = measurements[orientation.rawValue] { return measurement }
        let measurement = box.measurement(orientation, forSize: -1)
        measurements[orientation.rawValue] = measurement
        return measurement
    }

    /// The values on which the sizes of the view depend. They are compared to find out whether the sizes have changed.
    var minimumSizes: [[Int]] { isOutdated ? [] : measureChildren().map(\.minimum) }

    /// Gives GTK the constraints, if they or the sizes of the children have changed since the last call. Called before each measurement, so
    /// that GTK solves all changes at once.
    ///
    /// GTK gets a new layout each time. If a constraint that is not required is removed, such as GTK's own
    /// one for the size of a child, the solver of GTK 4.8 keeps a part of it, which makes the child too
    /// small. A new layout has a new solver.
    func updateConstraints() {
        guard !constraints.isEmpty else { return useBoxLayout() }
        if let pinned = box.layoutManager as? PinnedLayout, !isOutdated, areVisibleChildrenPinned(by: pinned)
        {
            return
        }
        if let pins = pins() { return usePinnedLayout(pins) }
        let sizes = measureChildren()
        guard isOutdated || sizes != childSizes else { return }
        isOutdated = false
        measurements = [:]
        childSizes = sizes
        replacements += 1
        removeConstraints()
        let layout = Gtk.ConstraintLayout.safe()
        box.layoutManager = layout
        shownGuides = usedGuides()
        for guide in shownGuides { layout.addGuide(guide) }
        for (_, constraint) in constraints.sorted(by: { $0.key < $1.key }) {
            guard constraint.isOptionalInequality else {
                layout.addConstraint(constraint.makeConstraint(isRightToLeft: box.isRightToLeft))
                continue
            }
            let value = Gtk.ConstraintGuide()
            layout.addGuide(value)
            shownGuides.append(value)
            for part in constraint.makeConstraints(with: value, isRightToLeft: box.isRightToLeft) {
                layout.addConstraint(part)
            }
        }
        let tall = childrenOfNaturalHeight()
        for (child, size) in zip(children, sizes) {
            addNaturalSize(size, ofHeight: tall.contains(child), of: child, to: layout)
        }
    }

    /// The children that get their natural height. If no child expands, only those that determine the height of the container get it,
    /// since with such a constraint for other children GTK 4.8 makes a label whose text changes as narrow as it can be.
    ///
    /// A child that expands, such as a scroll view, gets the height that the others leave, as a view without
    /// an intrinsic size does in UIKit. For that, each of the others needs a height, except for text that
    /// wraps, whose height follows from its width.
    private func childrenOfNaturalHeight() -> Set<Gtk.Widget> {
        let expanding = Set(children.filter { $0.computeExpand(.vertical) })
        var found = Set(constraints.values.compactMap(\.childAtBottom))
        if !expanding.isEmpty { found.formUnion(children.filter { $0.requestMode == .constantSize }) }
        return found.subtracting(expanding)
    }

    private func removeConstraints() {
        guard let layout = box.layoutManager as? Gtk.ConstraintLayout else { return }
        layout.removeAllConstraints()
        for guide in shownGuides { layout.removeGuide(guide) }
        shownGuides = []
    }

    /// Returns the guides to which constraints refer, and removes the others.
    private func usedGuides() -> [Gtk.ConstraintGuide] {
        guard !guides.isEmpty else { return [] }
        let used = Set(
            constraints.values.flatMap { [$0.first, $0.second] }
                .compactMap { ($0 as? Gtk.ConstraintGuide).map(ObjectIdentifier.init) })
        guides = guides.filter { used.contains(ObjectIdentifier($0.value)) }
        return guides.sorted { $0.key < $1.key }.map(\.value)
    }

    private func useBoxLayout() {
        isOutdated = false
        childSizes = []
        if !(box.layoutManager is Gtk.BoxLayout) {
            removeConstraints()
            guides = [:]
            box.layoutManager = Gtk.BoxLayout(orientation: .vertical)
        }
    }

    private func usePinnedLayout(_ pins: [ObjectIdentifier: PinnedLayout.Pins]) {
        isOutdated = false
        childSizes = []
        let layout = box.layoutManager as? PinnedLayout ?? PinnedLayout()
        layout.pin(pins)
        guard box.layoutManager !== layout else { return }
        removeConstraints()
        guides = [:]
        box.layoutManager = layout
    }

    private func areVisibleChildrenPinned(by layout: PinnedLayout) -> Bool {
        children.allSatisfy { !$0.visible || layout.isPinned($0) }
    }

    /// The distances between the edges of the children and those of the container; nil if there are other constraints.
    private func pins() -> [ObjectIdentifier: PinnedLayout.Pins]? {
        var edges: [ObjectIdentifier: [LayoutAttribute: Double]] = [:]
        for constraint in constraints.values {
            guard let (child, edge, distance) = constraint.pin,
                edges[ObjectIdentifier(child), default: [:]].updateValue(distance, forKey: edge) ?? distance
                    == distance
            else { return nil }
        }
        var pins: [ObjectIdentifier: PinnedLayout.Pins] = [:]
        for child in children {
            guard let edges = edges[ObjectIdentifier(child)], let leading = edges[.leading],
                let trailing = edges[.trailing], let top = edges[.top], let bottom = edges[.bottom]
            else {
                if child.visible { return nil }
                continue
            }
            let lengths = [leading, trailing, top, bottom].map { Int($0.rounded()) }
            pins[ObjectIdentifier(child)] = .init(
                leading: lengths[0], trailing: lengths[1], top: lengths[2], bottom: lengths[3])
        }
        return pins
    }

    /// The sizes of the children. GTK measures only those that have changed.
    private func measureChildren() -> [ChildSize] {
        children.map { child in
            let width = child.measure(.horizontal, forSize: -1)
            let height = child.measure(.vertical, forSize: -1)
            return ChildSize(
                minimum: [width.minimum, height.minimum], width: width.natural, height: height.natural)
        }
    }

    /// Without another constraint, GTK's solver gives a child the smallest possible size, and reports a natural size below the
    /// minimum: these constraints, weaker than those of the application, give the child its natural size if possible.
    private func addNaturalSize(
        _ size: ChildSize, ofHeight: Bool, of child: Gtk.Widget, to layout: Gtk.ConstraintLayout
    ) {
        func add(_ attribute: Gtk.ConstraintAttribute, _ length: Int) {
            layout.addConstraint(
                Gtk.Constraint(
                    target: child, targetAttribute: attribute, relation: .eq, constant: Double(length),
                    strength: Int(Gtk.ConstraintStrength.weak.rawValue)))
        }
        add(.width, size.width)
        if ofHeight { add(.height, size.height) }
    }

    /// The widget or the guide of an item; nil for the container.
    private func target(of item: LayoutConstraintState.Item) -> (any Gtk.ConstraintTarget)? {
        switch item {
        case .container: return nil
        case .child(let index): return children[index]
        case .guide(let id):
            if let guide = guides[id] { return guide }
            let guide = Gtk.ConstraintGuide()
            guides[id] = guide
            return guide
        }
    }

    /// The minimum and the natural size of a child.
    private struct ChildSize: Equatable {
        let minimum: [Int]
        let width: Int
        let height: Int
    }
}

/// A constraint with the widgets and guides that it refers to; nil for the container.
@MainActor private struct ResolvedConstraint {
    let state: LayoutConstraintState
    let first: (any Gtk.ConstraintTarget)?
    let second: (any Gtk.ConstraintTarget)?

    func refers(to child: Gtk.Widget) -> Bool { first === child || second === child }

    /// Whether this is an inequality that may be broken.
    var isOptionalInequality: Bool { state.relation != .equal && state.priority != .required }

    func makeConstraint(isRightToLeft: Bool) -> Gtk.Constraint {
        makeConstraint(
            of: first, state.firstAttribute.attribute, state.priority, isRightToLeft: isRightToLeft)
    }

    /// Returns an inequality that may be broken, as two constraints for a value: the value satisfies the
    /// inequality, and equals the first side if possible. GTK 4.8 cannot remove an inequality that is not
    /// required.
    /// - Parameter value: a guide, whose left edge is the value.
    func makeConstraints(with value: Gtk.ConstraintGuide, isRightToLeft: Bool) -> [Gtk.Constraint] {
        [
            makeConstraint(of: value, .left, .required, isRightToLeft: isRightToLeft),
            Gtk.Constraint(
                target: first, targetAttribute: state.firstAttribute.attribute, relation: .eq, source: value,
                sourceAttribute: .left, multiplier: 1, constant: 0, strength: state.priority.strength),
        ]
    }

    private func makeConstraint(
        of target: (any Gtk.ConstraintTarget)?, _ targetAttribute: Gtk.ConstraintAttribute,
        _ priority: LayoutPriority, isRightToLeft: Bool
    ) -> Gtk.Constraint {
        // GTK mirrors leading and trailing edges, but not the distance between them.
        let isMirrored = isRightToLeft && state.firstAttribute.followsReadingDirection
        let relation = (isMirrored ? state.relation.mirrored : state.relation).relation
        let constant = isMirrored ? -state.constant : state.constant
        guard state.second != nil, let attribute = state.secondAttribute else {
            return Gtk.Constraint(
                target: target, targetAttribute: targetAttribute, relation: relation, constant: constant,
                strength: priority.strength)
        }
        return Gtk.Constraint(
            target: target, targetAttribute: targetAttribute, relation: relation, source: second,
            sourceAttribute: attribute.attribute, multiplier: state.multiplier, constant: constant,
            strength: priority.strength)
    }

    /// The child, its edge, and the distance of that edge from the same edge of the container, if this is required and nothing else.
    var pin: (child: Gtk.Widget, edge: LayoutAttribute, distance: Double)? {
        let edge = state.firstAttribute
        guard state.relation == .equal, state.priority == .required, state.multiplier == 1,
            state.second != nil, state.secondAttribute == edge, (first == nil) != (second == nil),
            let child = (first ?? second) as? Gtk.Widget
        else { return nil }
        // The equation gives the position of the child, relative to that of the container.
        let position = first == nil ? -state.constant : state.constant
        switch edge {
        case .leading, .top: return (child, edge, position)
        case .trailing, .bottom: return (child, edge, -position)
        default: return nil
        }
    }

    /// Whether this relates a width or a horizontal position to a height or a vertical position.
    var isBetweenAxes: Bool {
        state.secondAttribute.map { $0.isHorizontal != state.firstAttribute.isHorizontal } ?? false
    }

    /// The child whose bottom edge this relates to the bottom edge of the container.
    var childAtBottom: Gtk.Widget? {
        guard state.firstAttribute == .bottom, state.secondAttribute == .bottom,
            (first == nil) != (second == nil)
        else { return nil }
        return (first ?? second) as? Gtk.Widget
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

    fileprivate var isHorizontal: Bool {
        switch self {
        case .leading, .trailing, .width, .centerX: true
        case .top, .bottom, .height, .centerY, .firstBaseline: false
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
