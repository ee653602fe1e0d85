// SPDX-License-Identifier: MIT

/// One source of a `zip`: holds the elements that wait for a partner.
@usableFromInline
final class ZipCell<Element>: Cell<Element> {
    private let cells: ZipCells
    /// Touched within the gate.
    private let waiting = Ring<Element>()

    @usableFromInline
    init(_ core: Combination, _ cells: ZipCells) {
        self.cells = cells
        super.init(core)
    }

    /// Takes the element whose turn it is. The core asks for it only when every cell has one.
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
        // Through `next`: the thread that is inside may not be the one where results are made.
        guard gate.enter() else { return gate.post { self.next(element) } }
        waiting.append(element)
        if waiting.count == 1 { core.ready += 1 }
        if core.ready == core.count {
            core.send()
            if cells.isExhausted { core.end(.completed) }
        }
        gate.leave()
    }

    override func endIfLast() {
        if waiting.isEmpty { core.end(.completed) }
    }
}

/// What the sources of a `zip` know together.
@usableFromInline
final class ZipCells {
    /// Whether a source that is done has nothing left. Touched within the gate.
    @exclusivity(unchecked) var isExhausted = false

    @usableFromInline init() {}
}
