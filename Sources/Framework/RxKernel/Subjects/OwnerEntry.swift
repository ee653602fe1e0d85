// SPDX-License-Identifier: MIT

/// An ``OwnerSink`` that is the entry of a subject, too.
@usableFromInline
final class OwnerEntry<Owner: AnyObject, Element>: Entry<Element> {
    private let owner: Owner
    private let onNext: (Owner, Element) -> Void
    private let link: Link

    @usableFromInline
    init(
        _ list: ObserverList<Element>, _ owner: Owner, _ onNext: @escaping (Owner, Element) -> Void,
        _ isolation: Isolation
    ) {
        self.owner = owner
        self.onNext = onNext
        link = Link(isolation)
        super.init(list, settles: list.replays)
    }

    override func next(_ element: Element) {
        if link.isHere { onNext(owner, element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: Element) {
        link.send { [self] in if isWanted { onNext(owner, element) } }
    }

    override func error(_ error: any Error) {
        if link.isBehind { link.send { self.fail(error) } } else { fail(error) }
    }

    override func completed() {
        if link.isBehind { link.send(dispose) } else { dispose() }
    }

    private func fail(_ error: any Error) {
        guard markDisposed() else { return }
        Hooks.defaultErrorHandler([], error)
        dispose()
    }
}
