// SPDX-License-Identifier: MIT

/// A container that places its children by constraints. Without constraints they are stacked from top to bottom.
///
/// ```swift
/// let view = LayoutView([titleLabel])
/// LayoutConstraint.activate(titleLabel.constraints(pinnedTo: view, insets: Insets(12)))
/// ```
/// Each view controller has one as its `view`.
public final class LayoutView: Container<LayoutViewState, LayoutEvent> {
    /// Called before and after each layout.
    package var onLayout: ((LayoutEvent) -> Void)? {
        didSet { listen() }
    }

    private let layoutView: any BackendLayoutView

    /// The active constraints, by their ids.
    private(set) var constraints: [Int: LayoutConstraint] = [:]
    private var lastID = 0

    /// The guides that were added, in order.
    public internal(set) var layoutGuides: [LayoutGuide] = []
    var lastGuide = 0

    var isConflictCheckScheduled = false
    var reportedConflicts: Set<[Int]> = []

    /// Creates a container with `children`.
    public init(_ children: [any View] = []) {
        layoutView = Toolkit.backend.makeLayoutView()
        super.init(LayoutViewState(), asContainer(layoutView), children)
    }

    /// The number of active constraints.
    package var constraintCount: Int { constraints.count }

    /// Adds `view` after the other children.
    public func addSubview(_ view: any View) { insertChild(view, at: children.count) }

    /// Removes `view`, if it is a child, and deactivates the constraints that refer to it.
    public func removeSubview(_ view: any View) { removeChild(view) }

    public override func receive(_ event: LayoutEvent) { onLayout?(event) }

    package override func removeChild(at index: Int) {
        deactivateConstraints(of: children[index])
        super.removeChild(at: index)
    }

    func deactivateConstraints(of item: AnyObject) {
        for constraint in constraints.values where constraint.refers(to: item) { constraint.isActive = false }
    }

    /// Adds a constraint between children of the view, and returns its id; nil if a view is not a child.
    func add(_ constraint: LayoutConstraint) -> Int? {
        guard let state = constraint.state(item: { item(of: $0) }) else { return nil }
        if let error = state.validationError {
            report(.invalid(error))
            return nil
        }
        lastID += 1
        constraints[lastID] = constraint
        layoutView.add(state, id: lastID)
        setNeedsConflictCheck()
        return lastID
    }

    func removeConstraint(id: Int) {
        constraints[id] = nil
        layoutView.removeConstraint(id: id)
    }

    func item(of item: any LayoutItem) -> LayoutConstraintState.Item? {
        switch item {
        case let guide as LayoutGuide: guide.owner === self ? .guide(guide.id) : nil
        case let view as PortableView:
            view === self ? .container : index(of: view, after: 0).map { .child($0) }
        default: nil
        }
    }
}

/// Converts a layout view to a container. The conversion needs a generic parameter: the compiler does not
/// convert `any BackendLayoutView` itself.
@MainActor private func asContainer(
    _ view: some BackendLayoutView
) -> any BackendContainer<LayoutViewState, LayoutEvent> { view }

/// The state of a ``LayoutView``. Its constraints are not a part of the state; they are passed to the backend
/// one by one: see ``LayoutConstraintState``.
public struct LayoutViewState: PortableState {
    /// Creates the state of a new view.
    public init() {}
}

/// A step of the layout of a ``LayoutView``.
public enum LayoutEvent: Sendable, Codable, Equatable {
    /// The children get their sizes and positions next.
    case willLayout
    /// The children have their sizes and positions.
    case didLayout
}
