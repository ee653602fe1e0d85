// SPDX-License-Identifier: MIT

/// What an observable sends its events to: one link of a subscription's chain.
///
/// An upstream calls `connect` once, before its first event, then `next` any number of times, then at most one
/// of `error` and `completed`, serially. After a terminal event it releases what it holds; it need not be
/// disposed of, but may be. A sink that ends early (`take`) simply sends the terminal event and ignores what
/// still arrives: the first `Boundary` below disposes of the upstream.
@usableFromInline
class Sink<Element>: Token {
    @inlinable override init() { super.init() }

    /// Receives what ends the subscription to the upstream.
    @usableFromInline func connect(_ upstream: Token) {}

    @usableFromInline func next(_ element: Element) {}

    @usableFromInline func error(_ error: any Error) {}

    @usableFromInline func completed() {}

    /// Whether an event that has waited is still to be sent: nothing below has ended or been disposed of since.
    @usableFromInline var isWanted: Bool { true }

    /// Learns that the upstream is dead: the subject at its top died without an ending.
    ///
    /// It comes last, as an ending does, but is nobody's business: what holds the upstream lets go of it and tells the
    /// downstream, so that a subscription which nobody disposes of does not keep itself alive.
    @usableFromInline func abandoned() {}
}

/// A sink that passes everything on but elements, which it drops. Operators override what they do otherwise.
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
