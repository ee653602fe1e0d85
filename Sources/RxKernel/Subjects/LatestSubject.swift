// SPDX-License-Identifier: MIT

/// Sends its latest element, once there is one, to who subscribes: what sequences that replay one element share.
final class LatestSubject<Element>: ObserverType, Multicaster {
    private let list = ObserverList<Element>()
    /// Guarded by the list's lock.
    @exclusivity(unchecked) private var latest = Slot<Element>()

    deinit { list.abandon() }

    func on(_ event: Event<Element>) { deliver(event) }

    func onNext(_ element: Element) {
        guard !list.isEnded else { return }
        list.lock.acquire()
        // The old element ends outside the lock, since its deinit may call out.
        let old = latest.isFull ? latest.value : element
        latest.set(element)
        let slots = list.pin()
        list.lock.release()
        list.send(element, to: slots)
        withExtendedLifetime(old) {}
    }

    func onError(_ error: any Error) { list.end(.error(error)) }

    func onCompleted() { list.end(.completed) }

    func attach(_ sink: Sink<Element>, _ token: (Token) -> Token) {
        let entry = Entry(list, sink, settles: true)
        sink.connect(token(entry))
        list.lock.acquire()
        let ending = list.addLocked(entry)
        let replayed = latest.isFull ? [latest.value] : []
        list.lock.release()
        entry.replay { sink in
            for element in replayed { sink.next(element) }
            if let ending { sink.end(ending) }
        }
    }
}
