// SPDX-License-Identifier: MIT

/// One source of a `combineLatest`: holds its latest element.
@usableFromInline
final class LatestCell<Element>: Boundary<Element> {
    private let core: Combination
    private let gate: Gate
    // Both are touched within the gate.
    @exclusivity(unchecked) private var slot = Slot<Element>()
    @exclusivity(unchecked) private var isDone = false

    @usableFromInline
    init(_ core: Combination) {
        self.core = core
        gate = core.gate
        super.init()
        core.add(self)
    }

    /// The latest element, once there is one; there as long as this.
    @usableFromInline var latest: UnsafePointer<Element> { UnsafePointer(slot.pointer) }

    @usableFromInline
    override func next(_ element: Element) {
        guard isOpen else { return }
        guard gate.enter() else { return gate.post { self.next(element) } }
        if !slot.isFull { core.ready += 1 }
        slot.set(element)
        if core.ready == core.count {
            core.send()
        } else if core.othersAreDone(isDone: isDone) {
            core.end(.completed)
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
            if core.noteDone() { core.end(.completed) }
            dispose()
        }
        gate.leave()
    }
}
