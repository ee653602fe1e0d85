// SPDX-License-Identifier: MIT

import ViewKit

/// A container in memory.
/// ```swift
/// let box = try app.view("Address")
/// #expect(box.visibleTexts == ["Street", "City"])
/// ```
@preconcurrency @MainActor
open class HeadlessContainer<State: PortableState, Event: Sendable & Codable>: HeadlessView, BackendContainer
{
    /// The state that it shows; nil until it has rendered one.
    public private(set) final var shown: State?
    public final var onEvent: (@MainActor (Event) -> Void)?

    /// Creates a container with a role.
    public override init(_ role: Role) { super.init(role) }

    open func render(_ state: State) {
        shown = state
        setNeedsLayout()
    }

    open func insert(_ child: any BackendView, at index: Int) {
        guard let child = child as? HeadlessView else { return }
        child.parent = self
        children.insert(child, at: index)
        setNeedsLayout()
    }

    open func remove(at index: Int) {
        let child = children.remove(at: index)
        if child.parent === self {
            child.leave()
            child.parent = nil
        }
        setNeedsLayout()
    }

    open func move(from index: Int, to newIndex: Int) {
        children.insert(children.remove(at: index), at: newIndex)
        setNeedsLayout()
    }

    /// Reports what happened.
    public final func send(_ event: Event) { perform { onEvent?(event) } }
}

/// A grid in memory.
final class HeadlessGrid: HeadlessContainer<GridState, Never>, BackendGrid {
    func place(childAt index: Int, in cell: GridCell) { setNeedsLayout() }
}
