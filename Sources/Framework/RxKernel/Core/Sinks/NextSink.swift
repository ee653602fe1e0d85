// SPDX-License-Identifier: MIT

/// The last link of a chain of which only the elements are observed.
@usableFromInline
final class NextSink<Element>: Sink<Element> {
    let subscription = Subscription()
    private let onNext: (Element) -> Void
    private let link: Link

    @usableFromInline
    required init(_ onNext: @escaping (Element) -> Void, _ isolation: Isolation) {
        self.onNext = onNext
        link = Link(isolation)
        #if TRACE_RESOURCES
            subscription.record = LiveSubscriptions.record(of: isolation.site)
        #endif
        super.init()
    }

    override func connect(_ upstream: Token) { subscription.connect(upstream) }

    override var isWanted: Bool { subscription.isOpen }

    override func abandoned() { subscription.abandoned() }

    override func next(_ element: Element) {
        guard subscription.isOpen else { return }
        if link.isHere { onNext(element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: Element) {
        link.send { [self] in if subscription.isOpen { onNext(element) } }
    }

    override func error(_ error: any Error) {
        if link.isBehind { link.send { self.fail(error) } } else { fail(error) }
    }

    override func completed() {
        if link.isBehind { link.send(finish) } else { finish() }
    }

    private func fail(_ error: any Error) {
        guard subscription.stop() else { return }
        Hooks.defaultErrorHandler([], error)
        subscription.dispose()
    }

    private func finish() {
        if subscription.stop() { subscription.dispose() }
    }
}
