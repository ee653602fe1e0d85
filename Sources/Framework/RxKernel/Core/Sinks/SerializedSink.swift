// SPDX-License-Identifier: MIT

import Synchronization

/// A boundary that another sequence can end, or send to, from another thread.
class SerializedSink<Element>: TerminalSink<Element> {
    final let downstream: Sink<Element>
    final let serializer = EventSerializer()
    /// The subscription to the other sequence.
    private let watched = ReplaceableDisposable()
    /// How many sequences may still send an event.
    private let sources = Atomic<Int>(1)

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
        downstream.connect(self)
    }

    /// Returns a sink for another sequence. It calls `body` for each event until this subscription ends, on the thread
    /// that sends the event.
    final func watch<Other>(
        _ body: @escaping (SerializedSink<Element>, Event<Other>) -> Void
    ) -> Sink<Other> {
        sources.wrappingAdd(1, ordering: .relaxed)
        let sink = WatchSink<Element, Other>(self, body)
        watched.set(sink)
        return sink
    }

    final func stopWatching() { watched.set(nil) }

    override func next(_ element: Element) {
        guard serializer.enter() else { return serializer.post { self.next(element) } }
        if isOpen { downstream.next(element) }
        serializer.leave()
    }

    override final func error(_ error: any Error) {
        guard serializer.enter() else { return serializer.post { self.error(error) } }
        if stop() {
            downstream.error(error)
            dispose()
        }
        serializer.leave()
    }

    override func completed() {
        guard serializer.enter() else { return serializer.post { self.completed() } }
        if stop() {
            downstream.completed()
            dispose()
        }
        serializer.leave()
    }

    override func disposed() { watched.dispose() }

    override func abandoned() {
        super.abandoned()
        sourceWasAbandoned()
    }

    /// Passes the abandonment on if no source remains.
    final func sourceWasAbandoned() {
        if sources.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
            watched.set(nil)
            downstream.abandoned()
        }
    }
}

final class WatchSink<Element, Other>: TerminalSink<Other> {
    private let target: SerializedSink<Element>
    private let body: (SerializedSink<Element>, Event<Other>) -> Void

    init(_ target: SerializedSink<Element>, _ body: @escaping (SerializedSink<Element>, Event<Other>) -> Void)
    {
        self.target = target
        self.body = body
        super.init()
    }

    override func next(_ element: Other) {
        if isOpen { body(target, .next(element)) }
    }

    override func error(_ error: any Error) {
        guard stop() else { return }
        body(target, .error(error))
        dispose()
    }

    override func completed() {
        guard stop() else { return }
        body(target, .completed)
        dispose()
        target.sourceWasAbandoned()
    }

    override func abandoned() {
        super.abandoned()
        target.sourceWasAbandoned()
    }
}
