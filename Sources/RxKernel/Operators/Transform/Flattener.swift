// SPDX-License-Identifier: MIT

import Synchronization

/// Subscribes to a sequence for each element and sends the events of these sequences. `flatMap`, `flatMapLatest` and
/// similar operators share it.
class Flattener<In, Out>: Boundary<In> {
    final let downstream: Sink<Out>
    final let selector: (In) throws -> Observable<Out>
    /// Used for the events of the outer sequence, not for those of the inner sequences.
    final let link: Link
    private let gate = Gate()
    final let lock = Lock()
    // Both are guarded by `lock`.
    @exclusivity(unchecked) final var outerIsDone = false
    /// Whether a source was abandoned, so that there can be no completion.
    @exclusivity(unchecked) final var isAbandoned = false

    init(
        _ downstream: Sink<Out>, _ isolation: Isolation, _ selector: @escaping (In) throws -> Observable<Out>
    ) {
        self.downstream = downstream
        link = Link(isolation)
        self.selector = selector
        super.init()
        downstream.connect(self)
    }

    /// Whether no inner sequence runs or waits. Read under `lock`.
    var isIdle: Bool { true }

    /// Releases an inner sequence that has completed.
    func innerCompleted(_ inner: InnerSink<In, Out>) {}

    /// Releases an inner sequence that was abandoned.
    func innerAbandoned(_ inner: InnerSink<In, Out>) {}

    override final func error(_ error: any Error) {
        if link.isBehind { link.send { self.fail(error) } } else { fail(error) }
    }

    override final func completed() {
        disposeUpstream()
        if link.isBehind { link.send { self.outerEnded() } } else { outerEnded() }
    }

    override final func abandoned() {
        super.abandoned()
        lock { isAbandoned = true }
        if link.isBehind { link.send { self.outerEnded() } } else { outerEnded() }
    }

    private func outerEnded() {
        let isLast = lock {
            outerIsDone = true
            return isIdle
        }
        if isLast { finish() }
    }

    /// Ends with an error of the outer sequence, of an inner one or of the selector.
    final func fail(_ error: any Error) {
        guard gate.enter() else { return gate.post { self.fail(error) } }
        if stop() {
            downstream.error(error)
            dispose()
        }
        gate.leave()
    }

    final func deliver(_ element: Out, from inner: InnerSink<In, Out>) {
        guard gate.enter() else { return gate.post { self.deliver(element, from: inner) } }
        if isOpen, !inner.wasDisposedBeforeEnd { downstream.next(element) }
        gate.leave()
    }

    final func finish() {
        guard gate.enter() else { return gate.post { self.finish() } }
        if lock({ isAbandoned }) {
            downstream.abandoned()
            dispose()
        } else if stop() {
            downstream.completed()
            dispose()
        }
        gate.leave()
    }
}

/// The subscription to an inner sequence.
final class InnerSink<In, Out>: Boundary<Out> {
    private let parent: Flattener<In, Out>
    /// The index in the parent's list, if that has one. Guarded by the parent's lock.
    @exclusivity(unchecked) var index = -1

    init(_ parent: Flattener<In, Out>) {
        self.parent = parent
        super.init()
    }

    /// Whether it was disposed of before it ended. Its events that are still queued are dropped then.
    var wasDisposedBeforeEnd: Bool {
        state.load(ordering: .relaxed) & (BoundaryState.stopped | BoundaryState.disposed)
            == BoundaryState.disposed
    }

    override func next(_ element: Out) {
        if isOpen { parent.deliver(element, from: self) }
    }

    override func error(_ error: any Error) {
        if stop() { parent.fail(error) }
    }

    override func completed() {
        if stop() { parent.innerCompleted(self) }
    }

    override func abandoned() {
        super.abandoned()
        parent.innerAbandoned(self)
    }
}
