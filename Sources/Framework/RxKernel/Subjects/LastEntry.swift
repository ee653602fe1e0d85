// SPDX-License-Identifier: MIT

/// An entry that is the last link of a chain, too, of which only the elements are observed.
@usableFromInline
class LastEntry<Element>: Entry<Element> {
    final let link: Link

    init(_ list: ObserverList<Element>, _ isolation: Isolation) {
        link = Link(isolation)
        super.init(list, settles: list.replays)
    }

    final override func error(_ error: any Error) {
        if link.isBehind { link.send { self.fail(error) } } else { fail(error) }
    }

    final override func completed() {
        if link.isBehind { link.send(dispose) } else { dispose() }
    }

    private func fail(_ error: any Error) {
        guard markDisposed() else { return }
        Hooks.defaultErrorHandler([], error)
        leave()
    }

    @usableFromInline
    final override func dispose() {
        if markDisposed() { leave() }
    }

    /// Called once, when the subscription has ended.
    func leave() { list.remove(self) }
}
