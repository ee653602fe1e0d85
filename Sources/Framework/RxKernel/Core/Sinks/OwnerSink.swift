// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Calls `onNext` with `owner` and each element, on the actor of the call if it has one. An error goes to
    /// `Hooks.defaultErrorHandler`.
    ///
    /// The subscription is one object, and the entry of a subject, too, if it is made to one. It is for an owner that stores it: each
    /// retains the other, until `owner` releases the subscription. `onNext` must not capture anything, so that it needs no
    /// memory.
    @inlinable
    package func subscribe<Owner: AnyObject>(
        for owner: Owner, isolation caller: (any Actor)? = #isolation, file: StaticString = #fileID,
        line: UInt = #line, _ onNext: @escaping (Owner, Element) -> Void
    ) -> any Disposable & AnyObject {
        let isolation = Isolation(nil, caller, "subscribe", file, line)
        let source = asObservable()
        if let list = source.observers {
            let entry = OwnerEntry(list, owner, onNext, isolation)
            source.enter(entry)
            return entry
        }
        let sink = OwnerSink(owner, onNext, isolation)
        source.start(sink)
        return sink
    }
}

/// The last link of a chain, and the subscription to it, for an owner that ends the subscription before it is released.
@usableFromInline
final class OwnerSink<Owner: AnyObject, Element>: TerminalSink<Element> {
    private let owner: Owner
    private let onNext: (Owner, Element) -> Void
    private let link: Link

    @usableFromInline
    init(_ owner: Owner, _ onNext: @escaping (Owner, Element) -> Void, _ isolation: Isolation) {
        self.owner = owner
        self.onNext = onNext
        link = Link(isolation)
        super.init()
    }

    override func next(_ element: Element) {
        guard isOpen else { return }
        if link.isHere { onNext(owner, element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: Element) {
        link.send { [self] in if isOpen { onNext(owner, element) } }
    }

    override func error(_ error: any Error) {
        if link.isBehind { link.send { self.fail(error) } } else { fail(error) }
    }

    override func completed() {
        if link.isBehind { link.send(finish) } else { finish() }
    }

    private func fail(_ error: any Error) {
        guard stop() else { return }
        Hooks.defaultErrorHandler([], error)
        dispose()
    }

    private func finish() {
        if stop() { dispose() }
    }
}
