// SPDX-License-Identifier: MIT

/// One source of a `zip`: holds the elements that wait for a partner.
@usableFromInline
final class ZipCell<Element>: Boundary<Element> {
    private let core: any CombineCoreType
    private let gate: Gate
    // All are touched within the gate.
    @exclusivity(unchecked) private var waiting = ArraySlice<Element>()
    @exclusivity(unchecked) private var isDone = false
    private let cells: ZipCells

    @usableFromInline
    init<Out>(_ core: CombineCore<Out>, _ cells: ZipCells) {
        self.core = core
        self.cells = cells
        gate = core.gate
        super.init()
        core.add(self)
        cells.add { [unowned self] in isDone && waiting.isEmpty }
    }

    /// Takes the element whose turn it is. The core asks for it only when every cell has one.
    @usableFromInline
    func take() -> Element {
        let element = waiting.removeFirst()
        if waiting.isEmpty { core.change(ready: -1) }
        return element
    }

    @usableFromInline
    override func next(_ element: Element) {
        guard isOpen else { return }
        guard gate.enter() else { return gate.post { self.next(element) } }
        waiting.append(element)
        if waiting.count == 1 { core.change(ready: 1) }
        if core.isReady {
            core.send()
            if cells.isAnyExhausted() { core.complete() }
        }
        gate.leave()
    }

    @usableFromInline
    override func error(_ error: any Error) {
        guard gate.enter() else { return gate.post { self.error(error) } }
        if stop() { core.fail(error) }
        gate.leave()
    }

    @usableFromInline
    override func completed() {
        guard gate.enter() else { return gate.post { self.completed() } }
        if stop() {
            isDone = true
            if waiting.isEmpty { core.complete() }
            dispose()
        }
        gate.leave()
    }
}

/// Knows of every source of a `zip` whether it can still contribute.
@usableFromInline
final class ZipCells {
    private var exhausted: [() -> Bool] = []

    @usableFromInline init() {}

    func add(_ isExhausted: @escaping () -> Bool) { exhausted.append(isExhausted) }

    func isAnyExhausted() -> Bool { exhausted.contains { $0() } }
}
