// SPDX-License-Identifier: MIT

/// The subscription to one source of a `zip`: stores the elements that wait for elements of the other sources.
@usableFromInline
final class ZipCell<Element>: Cell<Element> {
    private let cells: ZipCells
    /// Guarded by the serializer.
    private let waiting = Ring<Element>()

    @usableFromInline
    init(_ core: Combination, _ cells: ZipCells) {
        self.cells = cells
        super.init(core)
    }

    /// Removes and returns the next element. The core calls it only when every cell has one.
    @usableFromInline
    func take() -> Element {
        let element = waiting.removeFirst()
        if waiting.isEmpty {
            core.ready -= 1
            if isDone { cells.isExhausted = true }
        }
        return element
    }

    @usableFromInline
    override func next(_ element: Element) {
        guard isOpen else { return }
        if core.link.isHere { add(element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: Element) { core.link.send { self.add(element) } }

    private func add(_ element: Element) {
        guard isOpen else { return }
        // Posted as a call of `next`, since the thread that owns the serializer may not be on the actor where results are
        // computed.
        guard serializer.enter() else { return serializer.post { self.next(element) } }
        waiting.append(element)
        if waiting.count == 1 { core.ready += 1 }
        if core.ready == core.count {
            core.send()
            if cells.isExhausted { core.end(.completed) }
        }
        serializer.leave()
    }

    override func endIfLast() {
        if waiting.isEmpty { core.end(.completed) }
    }
}

/// The state that the cells of a `zip` share.
@usableFromInline
final class ZipCells {
    /// Whether a completed source has no element left. Guarded by the serializer.
    @exclusivity(unchecked) var isExhausted = false

    @usableFromInline init() {}
}
