// SPDX-License-Identifier: MIT

/// The target of an observable's events: one link of a subscription's chain.
///
/// An upstream calls `connect` once, before its first event, then `next` any number of times, then at most one of
/// `error` and `completed`, serially. After a terminal event it releases what it retains; disposing of it then is
/// optional. A sink that ends early (`take`) sends the terminal event and ignores later events: the first `TerminalSink`
/// downstream disposes of the upstream.
@usableFromInline
class Sink<Element>: Token {
    @inlinable override init() { super.init() }

    /// Receives the disposable that ends the subscription to the upstream.
    @usableFromInline func connect(_ upstream: Token) {}

    @usableFromInline func next(_ element: Element) {}

    @usableFromInline func error(_ error: any Error) {}

    @usableFromInline func completed() {}

    /// Whether an event that was queued is still to be sent: no downstream sink has ended or been disposed of since.
    @usableFromInline var isWanted: Bool { true }

    /// Called when the subject at the top of the chain was deallocated without a terminal event.
    ///
    /// No event follows it, and observers do not receive it. A sink that retains its upstream releases it and calls
    /// this on its downstream, so that a subscription that is never disposed of does not retain itself.
    @usableFromInline func abandoned() {}
}

/// A sink that passes everything on except elements, which it drops. Operators override what they do differently.
@usableFromInline
class Forward<In, Out>: Sink<In> {
    @usableFromInline final let downstream: Sink<Out>

    @inlinable
    init(_ downstream: Sink<Out>) {
        self.downstream = downstream
        super.init()
    }

    @usableFromInline override func connect(_ upstream: Token) { downstream.connect(upstream) }

    @usableFromInline override final var isWanted: Bool { downstream.isWanted }

    @usableFromInline override func error(_ error: any Error) { downstream.error(error) }

    @usableFromInline override func completed() { downstream.completed() }

    @usableFromInline override func abandoned() { downstream.abandoned() }
}
