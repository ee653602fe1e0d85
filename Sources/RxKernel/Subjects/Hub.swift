// SPDX-License-Identifier: MIT

/// A subject's inside: sends on what it is sent. What shared sequences and replaying subjects are made of.
class Hub<Element>: Sink<Element> {
    final let list = ObserverList<Element>()

    override init() { super.init() }

    deinit { list.abandon() }

    /// One that keeps the last `count` elements for those who come later.
    static func keeping(_ count: Int) -> Hub<Element> {
        switch count {
        case 0: Hub()
        case 1: LatestHub()
        default: ReplayHub(capacity: count)
        }
    }

    /// Adds `sink`, connected to what `token` makes of its entry.
    func add(_ sink: Sink<Element>, _ token: (Token) -> Token) { list.attach(sink, token) }

    override func next(_ element: Element) {
        if !list.isEnded { list.next(element) }
    }

    override final func error(_ error: any Error) { list.end(.error(error)) }

    override final func completed() { list.end(.completed) }

    override final func abandoned() { list.abandon() }

    /// Forgets what it keeps and lets go of all observers. Who comes later is sent that `subject`, whose inside this is, was
    /// disposed of.
    func dispose(_ subject: AnyObject) { list.dispose(subject) }
}
