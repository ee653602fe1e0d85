// SPDX-License-Identifier: MIT

/// A hub that stores the last elements.
final class ReplayHub<Element>: Hub<Element> {
    private let capacity: Int
    /// Guarded by the list's lock.
    private let buffer = Ring<Element>()

    init(capacity: Int) {
        self.capacity = capacity
        super.init()
    }

    override func next(_ element: Element) {
        var old = element
        list.lock.acquire()
        guard !list.isEnded else { return list.lock.release() }
        if buffer.count < capacity { buffer.append(element) } else { old = buffer.rotate(element) }
        let slots = list.pin()
        list.lock.release()
        list.send(element, to: slots)
        // The removed element is released outside the lock, since its deinit may call other code.
        withExtendedLifetime(old) {}
    }

    override func add(_ sink: Sink<Element>, _ token: (Token) -> Token) {
        let entry = Entry(list, sink, settles: true)
        sink.connect(token(entry))
        list.lock.acquire()
        let ending = list.addLocked(entry)
        let elements = buffer.elements
        list.lock.release()
        entry.replay { sink in
            for element in elements where !entry.isDisposed { sink.next(element) }
            if let ending { sink.end(ending) }
        }
    }

    override func dispose(_ subject: AnyObject) {
        super.dispose(subject)
        list.lock.acquire()
        let old = buffer.elements
        buffer.removeAll()
        list.lock.release()
        withExtendedLifetime(old) {}
    }
}
