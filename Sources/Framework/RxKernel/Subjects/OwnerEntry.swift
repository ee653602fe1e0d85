// SPDX-License-Identifier: MIT

/// An ``OwnerSink`` that is the entry of a subject, too.
@usableFromInline
final class OwnerEntry<Owner: AnyObject, Element>: LastEntry<Element> {
    private let owner: Owner
    private let onNext: (Owner, Element) -> Void

    @usableFromInline
    init(
        _ list: ObserverList<Element>, _ owner: Owner, _ onNext: @escaping (Owner, Element) -> Void,
        _ isolation: Isolation
    ) {
        self.owner = owner
        self.onNext = onNext
        super.init(list, isolation)
    }

    override func next(_ element: Element) {
        if link.isHere { onNext(owner, element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: Element) {
        link.send { [self] in if isWanted { onNext(owner, element) } }
    }
}
