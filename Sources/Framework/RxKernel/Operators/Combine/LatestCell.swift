// SPDX-License-Identifier: MIT

/// The subscription to one source of a `combineLatest`: stores its latest element.
@usableFromInline
final class LatestCell<Element>: Cell<Element> {
    /// Guarded by the serializer.
    @exclusivity(unchecked) private var slot = Slot<Element>()

    @usableFromInline
    override init(_ core: Combination) { super.init(core) }

    /// The latest element. The pointer is valid as long as this cell; it must be read only after the source has sent an
    /// element.
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
        // Posted as a call of `next`, since the thread that owns the serializer may not be on the actor where results are
        // computed.
        guard serializer.enter() else { return serializer.post { self.next(element) } }
        if !slot.isFull { core.ready += 1 }
        slot.set(element)
        if core.ready == core.count {
            core.send()
        } else if core.othersAreDone(isDone: isDone) {
            core.end(.completed)
        }
        serializer.leave()
    }

    override func endIfLast() {
        if core.noteDone() { core.end(.completed) }
    }
}
