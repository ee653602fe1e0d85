// SPDX-License-Identifier: MIT

/// Passes on events, and stores the last elements for later subscribers.
final class ReplayMulticastSink<Element>: MulticastSink<Element> {
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
        let entry = list.makeEntry(sink, settles: true, keepsOrder: true)
        sink.connect(token(entry))
        list.lock.acquire()
        let ending = list.addLocked(entry)
        let stored = Snapshot(buffer)
        list.lock.release()
        entry.replay { sink in
            var index = 0
            while index < stored.count, !entry.isDisposed {
                sink.next(stored.elements[index])
                index += 1
            }
            if let ending { sink.end(ending) }
        }
    }

    override func dispose(_ subject: AnyObject) {
        super.dispose(subject)
        list.lock.acquire()
        // The elements are released with the snapshot, outside the lock.
        let old = Snapshot(buffer)
        buffer.removeAll()
        list.lock.release()
        _ = old.count
    }

    /// A copy of the stored elements. An array would be filled, and read, by unspecialized generic code.
    private struct Snapshot: ~Copyable {
        let elements: UnsafeMutablePointer<Element>
        let count: Int

        init(_ buffer: Ring<Element>) {
            count = buffer.count
            elements = .allocate(capacity: max(1, count))
            buffer.copy(to: elements)
        }

        deinit {
            elements.deinitialize(count: count)
            elements.deallocate()
        }
    }
}
