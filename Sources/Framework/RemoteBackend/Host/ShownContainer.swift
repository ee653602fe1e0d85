// SPDX-License-Identifier: MIT

import ViewKit
import WireKit

/// A container of a plugin.
class ShownContainer<State: PortableState, Event: Sendable & Codable>: ShownStateView<State, Event> {
    private let container: any BackendContainer<State, Event>
    private let maximumChildren: Int
    private var listens = false
    /// The state that the view shows; nil until the plugin has sent one.
    private var shown: State?

    init(
        _ id: UInt64, _ kind: String, _ container: any BackendContainer<State, Event>,
        _ type: KindType<State, Event>,
        _ host: RemoteHost, maximumChildren: Int = .max
    ) {
        self.container = container
        self.maximumChildren = maximumChildren
        super.init(id, kind, container, type, host)
    }

    isolated deinit {
        // The children may live longer, and can be inserted into another container.
        for index in children.indices.reversed() { container.remove(at: index) }
    }

    override func render(_ body: WireBody) throws {
        // A state of pages is shown immediately: it refers to the current children, and only the plugin changes it.
        if State.self == PagesState.self { show(try decode(body).state) } else { try super.render(body) }
    }

    override func show(_ state: State) {
        shown = state
        container.render(state)
    }

    override func listen() {
        guard !listens, Event.self != Never.self else { return }
        listens = true
        container.onEvent = { [weak self] event in self?.report(event) }
    }

    override func insertPeer(_ child: any BackendView, at index: Int) throws {
        if children.count >= maximumChildren {
            throw MessageRefusal("a view of the kind \"\(kind)\" has \(maximumChildren) children at most")
        }
        container.insert(child, at: index)
    }
    override func removePeer(at index: Int) { container.remove(at: index) }
    override func movePeer(from index: Int, to newIndex: Int) { container.move(from: index, to: newIndex) }

    private func report(_ event: Event) {
        let changes = (shown as? PagesState)?.changes
        send(Occurrence(number: nextNumber(for: event), changes: changes, event: event))
    }
}

/// A grid of a plugin.
final class ShownGrid: ShownContainer<GridState, Never> {
    override class var name: String { "grid" }
    private let grid: any BackendGrid

    init(_ id: UInt64, _ grid: any BackendGrid, _ type: KindType<GridState, Never>, _ host: RemoteHost) {
        self.grid = grid
        super.init(id, SpecialKind.grid, asContainer(grid), type, host)
    }

    /// How many rows, and how many columns a grid may have. GTK has some bytes on the stack for each of them, also for those of the grids
    /// around it.
    private static let maximumEnd = 500

    func place(_ placement: Placement) throws {
        try MessageRefusal.unless("index", placement.index, isBelow: children.count)
        let cell = placement.cell
        try MessageRefusal.unless(cell.validationError)
        let end = max(cell.column, cell.row, cell.column + cell.columnSpan, cell.row + cell.rowSpan)
        if end > Self.maximumEnd {
            throw MessageRefusal("cell ends at row or column \(end); at most \(Self.maximumEnd) are allowed")
        }
        grid.place(childAt: placement.index, in: cell)
    }
}

/// A layout view of a plugin.
final class ShownLayoutView: ShownContainer<LayoutViewState, LayoutEvent> {
    override class var name: String { "layout view" }
    private let layoutView: any BackendLayoutView
    /// The views that each constraint refers to.
    private var constraints: [Int: [ShownView]] = [:]

    init(
        _ id: UInt64, _ layoutView: any BackendLayoutView, _ type: KindType<LayoutViewState, LayoutEvent>,
        _ host: RemoteHost
    ) {
        self.layoutView = layoutView
        super.init(id, SpecialKind.layoutView, asContainer(layoutView), type, host)
    }

    isolated deinit { account.constraints -= constraints.count }

    func add(_ new: NewConstraint) throws {
        if constraints[new.id] != nil {
            throw MessageRefusal("id is \(new.id), which another constraint has")
        }
        if constraints.count >= account.policy.maximumConstraints {
            throw MessageRefusal(
                "there are more than \(account.policy.maximumConstraints) constraints in a layout view")
        }
        let most = account.policy.maximumConstraintsOfAllViews
        if account.constraints >= most {
            throw MessageRefusal("there are more than \(most) constraints in all layout views")
        }
        let constraint = new.constraint
        try MessageRefusal.unless(constraint.validationError)
        if (constraint.second == nil) != (constraint.secondAttribute == nil) {
            throw MessageRefusal("second and secondAttribute have to be given together, or neither of them")
        }
        var views: [ShownView] = []
        for (name, item) in [("first", constraint.first), ("second", constraint.second)] {
            guard case .child(let index) = item else { continue }
            try MessageRefusal.unless(name, index, isBelow: children.count)
            views.append(children[index])
        }
        constraints[new.id] = views
        account.constraints += 1
        layoutView.add(constraint, id: new.id)
    }

    func removeConstraint(id: Int) throws {
        guard constraints.removeValue(forKey: id) != nil else {
            throw MessageRefusal("the id is \(id), which no constraint has")
        }
        account.constraints -= 1
        layoutView.removeConstraint(id: id)
    }

    override func willRemove(_ child: ShownView) throws {
        for (id, views) in constraints where views.contains(where: { $0 === child }) {
            // The plugin cannot remove a constraint of a view that it has released.
            if isReleased {
                try removeConstraint(id: id)
                continue
            }
            throw MessageRefusal("constraint \(id) refers to the child; remove the constraint first")
        }
    }
}

/// Converts any grid to a container. The compiler accepts the conversion only for an opened type.
@MainActor private func asContainer(_ grid: some BackendGrid) -> any BackendContainer<GridState, Never> {
    grid
}

/// Converts any layout view to a container. The compiler accepts the conversion only for an opened type.
@MainActor private func asContainer(
    _ view: some BackendLayoutView
) -> any BackendContainer<LayoutViewState, LayoutEvent> { view }
