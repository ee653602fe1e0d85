// SPDX-License-Identifier: MIT

/// The internal part of a subject: passes on the events that it receives. Shared sequences and replaying subjects are
/// built on it.
class MulticastSink<Element>: Sink<Element> {
    final let list = ObserverList<Element>()

    override init() { super.init() }

    deinit { list.abandon() }

    /// Returns a sink that stores the last `count` elements for later subscribers.
    static func storing(_ count: Int) -> MulticastSink<Element> {
        switch count {
        case 0: MulticastSink()
        case 1: LatestMulticastSink()
        default: ReplayMulticastSink(capacity: count)
        }
    }

    /// Adds `sink`, and connects it to the token that `token` returns for its entry.
    func add(_ sink: Sink<Element>, _ token: (Token) -> Token) { list.attach(sink, token) }

    override func next(_ element: Element) {
        if !list.isEnded { list.next(element) }
    }

    override final func error(_ error: any Error) { list.end(.error(error)) }

    override final func completed() { list.end(.completed) }

    override final func abandoned() { list.abandon() }

    /// Releases the stored elements and all observers. Later subscribers receive `RxError.disposed` with `subject`, the
    /// subject that this sink belongs to.
    func dispose(_ subject: AnyObject) { list.dispose(subject) }
}
