// SPDX-License-Identifier: MIT

/// One source of a `zip`: holds the elements that wait for a partner.
@usableFromInline
final class ZipCell<Element>: Boundary<Element> {
    private let core: Combination
    private let gate: Gate
    private let cells: ZipCells
    // All are touched within the gate.
    private let waiting = Ring<Element>()
    @exclusivity(unchecked) private var isDone = false

    @usableFromInline
    init(_ core: Combination, _ cells: ZipCells) {
        self.core = core
        self.cells = cells
        gate = core.gate
        super.init()
        core.add(self)
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
        guard gate.enter() else { return gate.post { self.next(element) } }
        waiting.append(element)
        if waiting.count == 1 { core.ready += 1 }
        if core.ready == core.count {
            core.send()
            if cells.isExhausted { core.end(.completed) }
        }
        gate.leave()
    }

    @usableFromInline
    override func error(_ error: any Error) {
        guard gate.enter() else { return gate.post { self.error(error) } }
        if stop() { core.end(.error(error)) }
        gate.leave()
    }

    @usableFromInline
    override func abandoned() {
        super.abandoned()
        core.noteAbandoned()
    }

    @usableFromInline
    override func completed() {
        guard gate.enter() else { return gate.post { self.completed() } }
        if stop() {
            isDone = true
            if waiting.isEmpty { core.end(.completed) }
            dispose()
        }
        gate.leave()
    }
}

/// What the sources of a `zip` know together.
@usableFromInline
final class ZipCells {
    /// Whether a source that is done has nothing left. Touched within the gate.
    @exclusivity(unchecked) var isExhausted = false

    @usableFromInline init() {}
}
