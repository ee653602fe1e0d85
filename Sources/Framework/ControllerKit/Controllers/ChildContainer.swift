// SPDX-License-Identifier: MIT

import ViewKit

/// A view that the view of a child controller can fill: see ``ViewController/addChild(_:to:)``.
///
/// A `LayoutView`, a `Box`, a `Grid`, a `ScrollView` and a `Clamp` are such containers. In a box or a grid that has other
/// views, the child is one more of them: in the box's direction, or in a row of its own.
/// ```swift
/// let card: any ChildContainer = Box(.vertical)
/// screen.addChild(part, to: card)
/// ```
@preconcurrency @MainActor public protocol ChildContainer: PortableView {
    /// Places `view` in the container, its edges at the container's edges.
    func embed(_ view: PortableView)
    /// Removes `view` from the container.
    func unembed(_ view: PortableView)
    /// Places `new` where `old` is, its edges at the container's edges.
    func replace(_ old: PortableView, with new: PortableView)
}

extension ChildContainer {
    public func replace(_ old: PortableView, with new: PortableView) {
        unembed(old)
        embed(new)
    }
}

extension LayoutView: ChildContainer {
    public func embed(_ view: PortableView) {
        addSubview(view)
        LayoutConstraint.activate(view.constraints(pinnedTo: self))
    }

    public func unembed(_ view: PortableView) { removeSubview(view) }
}

extension Box: ChildContainer {
    public func replace(_ old: PortableView, with new: PortableView) {
        let index = views.firstIndex { $0 === old } ?? views.count
        remove(old)
        insert(new, at: index)
    }

    public func embed(_ view: PortableView) {
        onlyChildFills = true
        append(view)
    }

    public func unembed(_ view: PortableView) { remove(view) }
}

extension Grid: ChildContainer {
    public func replace(_ old: PortableView, with new: PortableView) {
        let index = children.firstIndex { $0 === old }
        guard let index else { return embed(new) }
        let cell = cells[index]
        removeChild(old)
        attach(new, at: cell)
    }

    public func embed(_ view: PortableView) {
        onlyChildFills = true
        appendRow(view)
    }

    public func unembed(_ view: PortableView) { removeChild(view) }
}

extension ScrollView: ChildContainer {
    public func embed(_ view: PortableView) { content = view }

    public func unembed(_ view: PortableView) { removeChild(view) }
}

extension Clamp: ChildContainer {
    public func embed(_ view: PortableView) { content = view }

    public func unembed(_ view: PortableView) { removeChild(view) }
}
