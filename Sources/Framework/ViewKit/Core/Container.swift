// SPDX-License-Identifier: MIT

/// The base class of the views that contain others. It retains its children. Main thread only.
@preconcurrency @MainActor
open class Container<State: PortableState, Event: Sendable & Codable>: PortableView {
    /// How the children are laid out. Subclasses change it. A change to an invalid state is refused and reported.
    public final var state: State {
        get { shown }
        set { change(to: newValue) }
    }

    /// The views in the container, in reading order.
    public private(set) final var children: [any View] = []

    private var shown: State
    private let container: (any BackendContainer<State, Event>)?

    /// Creates a container of a kind. If the backend has no view for the kind, the container is empty, and that is reported.
    public init(_ state: State, _ kind: ContainerKind<State, Event>, _ children: [any View] = []) {
        let container = Toolkit.backend.make(kind)
        shown = state
        self.container = container
        super.init(backendView: container ?? Toolkit.backend.makePlaceholder())
        if container == nil { reportUnknown(kind.name) }
        begin(children)
        if Event.self != Never.self { listen() }
    }

    /// - Parameter container: the view of the backend. Its events are received after ``listen()`` was called.
    package init(
        _ state: State, _ container: any BackendContainer<State, Event>, _ children: [any View] = []
    ) {
        shown = state
        self.container = container
        super.init(backendView: container)
        begin(children)
    }

    private func begin(_ children: [any View]) {
        if let text = shown.cutLongTexts() { report(.textCut(text)) }
        if let error = validationError(of: shown) {
            report(.invalid(error))
            shown = State()
        }
        container?.render(shown)
        for child in children { insert(child, at: self.children.count) }
    }

    /// Receives the events from now on.
    package final func listen() { container?.onEvent = { [weak self] event in self?.receive(event) } }

    /// Receives an event. A subclass updates its state.
    open func receive(_ event: Event) {}

    /// Returns an error message if `state` cannot be shown with the current children; nil if it can.
    open func validationError(of state: State) -> String? { state.validationError }

    private func change(to state: State) {
        guard state != shown else { return }
        var state = state
        if let text = state.cutLongTexts() { report(.textCut(text)) }
        if let error = validationError(of: state) { return report(.invalid(error)) }
        shown = state
        container?.render(state)
    }

    /// Called after a child was inserted or removed.
    open func childrenDidChange() {}

    // MARK: Children

    /// Inserts `view` before the child at `index`; at the end if there is none. A view that is in another
    /// container is removed from it first; a view that is in this container moves.
    public final func insertChild(_ view: any View, at index: Int) {
        if let old = self.index(of: view) {
            move(from: old, to: min(max(index, 0), children.count - 1))
        } else {
            insert(view, at: min(max(index, 0), children.count))
        }
    }

    /// Replaces the children. A child that is in the old and the new array keeps its state. A view that is in
    /// another container is removed from it first.
    package func setChildren(_ views: [any View]) {
        if views.elementsEqual(children, by: { $0 === $1 }) { return }
        var seen = Set<ObjectIdentifier>(minimumCapacity: views.count)
        let views = views.filter { view in
            let isNew = seen.insert(ObjectIdentifier(view)).inserted
            if !isNew { report(.twice(child: Self.name(of: view))) }
            return isNew
        }
        for index in children.indices.reversed() where !seen.contains(ObjectIdentifier(children[index])) {
            removeChild(at: index)
        }
        var index = 0
        for view in views {
            if index < children.count, children[index] === view {
                index += 1
            } else if let old = self.index(of: view, after: index) {
                move(from: old, to: index)
                index += 1
            } else if insert(view, at: index) {
                index += 1
            }
        }
    }

    /// Removes `view`, if it is a child.
    package func removeChild(_ view: any View) {
        if let index = index(of: view) { removeChild(at: index) }
    }

    /// Removes the child at `index`.
    package func removeChild(at index: Int) {
        let view = children.remove(at: index)
        (view as? PortableView)?.superview = nil
        container?.remove(at: index)
        childrenDidChange()
    }

    /// The index of a child; nil for another view.
    package final func index(of view: any View, after start: Int = 0) -> Int? {
        // A portable view stores its container and its last known index, which is usually still right.
        guard let view = view as? PortableView else { return children[start...].firstIndex { $0 === view } }
        guard view.superview === self else { return nil }
        if view.indexHint < start || view.indexHint >= children.count || children[view.indexHint] !== view {
            guard let index = children[start...].firstIndex(where: { $0 === view }) else { return nil }
            view.indexHint = index
        }
        return view.indexHint
    }

    /// Inserts a view that is not a child, and returns whether it could be inserted.
    @discardableResult package func insert(_ view: any View, at index: Int) -> Bool {
        var index = index
        if let view = view as? PortableView {
            if view.superview === self {
                report(.twice(child: Self.name(of: view)))
                return false
            }
            if isInside(view) {
                report(.cycle(child: Self.name(of: view)))
                return false
            }
            (view.superview as? any ChildHolder)?.release(view)
            view.superview = self
            index = min(index, children.count)
            view.indexHint = index
        }
        children.insert(view, at: index)
        container?.insert(view.backendView, at: index)
        childrenDidChange()
        return true
    }

    /// Moves a child.
    package func move(from index: Int, to newIndex: Int) {
        guard index != newIndex else { return }
        let view = children.remove(at: index)
        children.insert(view, at: newIndex)
        container?.move(from: index, to: newIndex)
    }

    private func isInside(_ view: PortableView) -> Bool {
        var ancestor: PortableView? = self
        while let next = ancestor {
            if next === view { return true }
            ancestor = next.superview
        }
        return false
    }

    private static func name(of view: any View) -> String {
        (view as? PortableView)?.pathComponent ?? "\(type(of: view))"
    }
}

/// A container of any kind. Used to remove a view from it, or to find its children.
@MainActor protocol ChildHolder: AnyObject {
    func release(_ view: any View)
    func index(of child: any View) -> Int?
    var children: [any View] { get }
}

extension PortableView {
    /// The views in this one, if it is a container.
    package final var childViews: [any View] { (self as? any ChildHolder)?.children ?? [] }
}

extension Container: ChildHolder {
    func release(_ view: any View) { removeChild(view) }
    func index(of child: any View) -> Int? { index(of: child, after: 0) }
}
