// SPDX-License-Identifier: MIT

/// The last link of a chain: calls closures.
final class CallbackSink<Element>: Sink<Element> {
    let subscription: Subscription
    private let onNext: ((Element) -> Void)?
    private let onError: ((any Error) -> Void)?
    private let onCompleted: (() -> Void)?
    private let link: Link
    private let callStack: [String]?

    init(_ callbacks: consuming Callbacks<Element>) {
        onNext = callbacks.onNext
        onError = callbacks.onError
        onCompleted = callbacks.onCompleted
        link = Link(callbacks.isolation)
        callStack = onError == nil ? Hooks.captureCallStack() : nil
        subscription =
            callbacks.onDisposed.map { ReportingSubscription(callbacks.disposal, $0) } ?? Subscription()
        #if TRACE_RESOURCES
            subscription.record = LiveSubscriptions.record(of: callbacks.isolation.site)
        #endif
        super.init()
    }

    override func connect(_ upstream: Token) { subscription.connect(upstream) }

    override var isWanted: Bool { subscription.isOpen }

    override func abandoned() { subscription.abandoned() }

    override func next(_ element: Element) {
        guard subscription.isOpen else { return }
        if link.isHere { onNext?(element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: Element) {
        link.send { [self] in if subscription.isOpen { onNext?(element) } }
    }

    override func error(_ error: any Error) {
        if link.isHere || onError == nil && !link.isBehind {
            fail(error)
        } else {
            link.send { self.fail(error) }
        }
    }

    override func completed() {
        if link.isHere || onCompleted == nil && !link.isBehind { finish() } else { link.send(finish) }
    }

    private func fail(_ error: any Error) {
        guard subscription.stop() else { return }
        if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack ?? [], error) }
        subscription.dispose()
    }

    private func finish() {
        guard subscription.stop() else { return }
        onCompleted?()
        subscription.dispose()
    }
}
