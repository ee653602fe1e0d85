// SPDX-License-Identifier: MIT

/// One source of a `combineLatest`: holds its latest element.
@usableFromInline
final class LatestCell<Element>: Cell<Element> {
    /// Touched within the gate.
    @exclusivity(unchecked) private var slot = Slot<Element>()

    @usableFromInline
    override init(_ core: Combination) { super.init(core) }

    /// The latest element, once there is one; there as long as this.
    @usableFromInline var latest: UnsafePointer<Element> { UnsafePointer(slot.pointer) }

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
        if !slot.isFull { core.ready += 1 }
        slot.set(element)
        if core.ready == core.count {
            core.send()
        } else if core.othersAreDone(isDone: isDone) {
            core.end(.completed)
        }
        gate.leave()
    }

    override func endIfLast() {
        if core.noteDone() { core.end(.completed) }
    }
}
