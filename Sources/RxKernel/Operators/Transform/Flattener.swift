// SPDX-License-Identifier: MIT

import Synchronization

/// Subscribes to a sequence per element and makes their events one sequence: what `flatMap`, `flatMapLatest` and their like
/// share.
class Flattener<In, Out>: Boundary<In> {
    final let downstream: Sink<Out>
    final let selector: (In) throws -> Observable<Out>
    /// For the elements and the ending of this sequence, not for those of the inner ones.
    final let link: Link
    private let gate = Gate()
    final let lock = Lock()
    // Both are guarded by `lock`.
    @exclusivity(unchecked) final var outerIsDone = false
    /// Whether a source died without an ending, so that there will be no completion.
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

    /// Whether no inner sequence runs or waits. Asked under `lock`.
    var isIdle: Bool { true }

    /// Lets go of an inner sequence that has completed.
    func innerCompleted(_ inner: InnerSink<In, Out>) {}

    /// Lets go of an inner sequence that is dead.
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

    /// Ends with an error of this sequence, of an inner one or of the selector.
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
        if isOpen, !inner.wasCutOff { downstream.next(element) }
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

/// The subscription to one of the sequences.
final class InnerSink<In, Out>: Boundary<Out> {
    private let parent: Flattener<In, Out>
    /// The place in the parent's list, if that has one. Guarded by the parent's lock.
    @exclusivity(unchecked) var index = -1

    init(_ parent: Flattener<In, Out>) {
        self.parent = parent
        super.init()
    }

    /// Whether it was disposed of before it ended: what it has sent and still waits is dropped then.
    var wasCutOff: Bool {
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
