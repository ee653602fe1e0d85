// SPDX-License-Identifier: MIT

/// Passes on events, and stores the latest element for later subscribers.
final class LatestMulticastSink<Element>: MulticastSink<Element> {
    /// Guarded by the list's lock.
    @exclusivity(unchecked) private var latest = Slot<Element>()

    override func next(_ element: Element) {
        list.lock.acquire()
        guard !list.isEnded else { return list.lock.release() }
        // The old element is released outside the lock, since its deinit may call other code.
        let old = latest.isFull ? latest.value : element
        latest.set(element)
        let slots = list.pin()
        list.lock.release()
        list.send(element, to: slots)
        withExtendedLifetime(old) {}
    }

    override func add(_ sink: Sink<Element>, _ token: (Token) -> Token) {
        let entry = list.makeEntry(sink, settles: true)
        sink.connect(token(entry))
        list.lock.acquire()
        let ending = list.addLocked(entry)
        let stored = latest.isFull ? latest.value : nil
        list.lock.release()
        entry.replay { sink in
            if let stored { sink.next(stored) }
            if let ending { sink.end(ending) }
        }
    }

    override func dispose(_ subject: AnyObject) {
        super.dispose(subject)
        list.lock.acquire()
        let old = latest.isFull ? latest.value : nil
        latest.clear()
        list.lock.release()
        withExtendedLifetime(old) {}
    }
}
