// SPDX-License-Identifier: MIT

/// The base class of the views that contain others. It retains its children. Main thread only.
@preconcurrency @MainActor open class Container<State: Sendable & Codable & Equatable>: PortableView {
    /// How the children are laid out.
    public internal(set) var state: State {
        didSet { if state != oldValue { container.render(state) } }
    }

    /// The views in it, in reading order.
    public private(set) var children: [any View] = []

    private let container: any BackendContainer<State>

    package init(_ state: State, _ container: any BackendContainer<State>, _ children: [any View] = []) {
        self.state = state
        self.container = container
        super.init(backendView: container)
        container.render(state)
        if !children.isEmpty { setChildren(children) }
    }

    /// Replaces the children. A child that stays keeps its state; a view that is in another container leaves that one first.
    package func setChildren(_ views: [any View]) {
        guard !views.elementsEqual(children, by: { $0 === $1 }) else { return }
        for case let view as PortableView in children where !views.contains(where: { $0 === view }) {
            view.superview = nil
        }
        for case let view as PortableView in views where view.superview !== self {
            (view.superview as? any ChildHolder)?.release(view)
            view.superview = self
        }
        children = views
        container.setChildren(views.map(\.backendView))
    }

    package func removeChild(_ view: any View) {
        if children.contains(where: { $0 === view }) { setChildren(children.filter { $0 !== view }) }
    }
}

/// A container of any kind, as a view that leaves it sees it.
@MainActor protocol ChildHolder: AnyObject {
    func release(_ view: any View)
}

extension Container: ChildHolder {
    func release(_ view: any View) { removeChild(view) }
}
