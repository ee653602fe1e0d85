// SPDX-License-Identifier: MIT

import Synchronization

/// Subscribes to a sequence for each element and sends the events of these sequences. `flatMap`, `flatMapLatest` and
/// similar operators share it.
@usableFromInline
class Flattener<In, Out>: TerminalSink<In> {
    final let downstream: Sink<Out>
    final let selector: (In) throws -> Observable<Out>
    /// Used for the events of the outer sequence, not for those of the inner sequences.
    final let link: Link
    private let serializer = EventSerializer()
    final let lock = Lock()
    // Both are guarded by `lock`.
    @exclusivity(unchecked) final var outerIsDone = false
    /// Whether a source was abandoned, so that there can be no completion.
    @exclusivity(unchecked) final var isAbandoned = false

    /// The type of the sinks of inner sequences, which generic code would have to look up for each of them.
    final let inner: InnerSink<In, Out>.Type
    final let policy: Flattening

    @usableFromInline
    required init(
        _ downstream: Sink<Out>, _ policy: Flattening, _ isolation: Isolation,
        _ inner: InnerSink<In, Out>.Type, _ selector: @escaping (In) throws -> Observable<Out>
    ) {
        self.downstream = downstream
        self.policy = policy
        link = Link(isolation)
        self.inner = inner
        self.selector = selector
        super.init()
        downstream.connect(self)
    }

    /// Whether no inner sequence runs or waits. Read under `lock`.
    @usableFromInline var isIdle: Bool { true }

    /// Releases an inner sequence that has completed.
    @usableFromInline
    func innerCompleted(_ inner: InnerSink<In, Out>) {}

    /// Releases an inner sequence that was abandoned.
    @usableFromInline
    func innerAbandoned(_ inner: InnerSink<In, Out>) {}

    @usableFromInline
    override final func error(_ error: any Error) {
        if link.isBehind { link.send { self.fail(error) } } else { fail(error) }
    }

    @usableFromInline
    override final func completed() {
        disposeUpstream()
        if link.isBehind { link.send { self.outerEnded() } } else { outerEnded() }
    }

    @usableFromInline
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
        guard serializer.enter() else { return serializer.post { self.fail(error) } }
        if stop() {
            downstream.error(error)
            dispose()
        }
        serializer.leave()
    }

    final func deliver(_ element: Out, from inner: InnerSink<In, Out>) {
        guard serializer.enter() else { return serializer.post { self.deliver(element, from: inner) } }
        if isOpen, !inner.wasDisposedBeforeEnd { downstream.next(element) }
        serializer.leave()
    }

    final func finish() {
        guard serializer.enter() else { return serializer.post { self.finish() } }
        if lock({ isAbandoned }) {
            downstream.abandoned()
            dispose()
        } else if stop() {
            downstream.completed()
            dispose()
        }
        serializer.leave()
    }
}

/// The subscription to an inner sequence.
@usableFromInline
final class InnerSink<In, Out>: TerminalSink<Out> {
    private let parent: Flattener<In, Out>
    /// The index in the parent's list, if that has one. Guarded by the parent's lock.
    @exclusivity(unchecked) var index = -1

    @usableFromInline
    required init(_ parent: Flattener<In, Out>) {
        self.parent = parent
        super.init()
    }

    /// Whether it was disposed of before it ended. Its events that are still queued are dropped then.
    var wasDisposedBeforeEnd: Bool {
        state.load(ordering: .relaxed) & (TerminalSinkState.stopped | TerminalSinkState.disposed)
            == TerminalSinkState.disposed
    }

    @usableFromInline
    override func next(_ element: Out) {
        if isOpen { parent.deliver(element, from: self) }
    }

    @usableFromInline
    override func error(_ error: any Error) {
        if stop() { parent.fail(error) }
    }

    @usableFromInline
    override func completed() {
        if stop() { parent.innerCompleted(self) }
    }

    @usableFromInline
    override func abandoned() {
        super.abandoned()
        parent.innerAbandoned(self)
    }
}

/// A sequence that `flatMap`, `flatMapLatest` or a similar operator returns.
@usableFromInline
final class Flattened<In, Out>: Observable<Out> {
    private let source: Observable<In>
    private let policy: Flattening
    private let isolation: Isolation
    private let outer: Flattener<In, Out>.Type
    private let inner: InnerSink<In, Out>.Type
    private let selector: (In) throws -> Observable<Out>

    /// The types are passed, since inlined code knows them and generic code of the kernel would have to look them up.
    @usableFromInline
    init(
        _ source: Observable<In>, _ policy: Flattening, _ isolation: Isolation,
        _ outer: Flattener<In, Out>.Type, _ inner: InnerSink<In, Out>.Type,
        _ selector: @escaping (In) throws -> Observable<Out>
    ) {
        self.source = source
        self.policy = policy
        self.isolation = isolation
        self.outer = outer
        self.inner = inner
        self.selector = selector
        super.init()
    }

    override func attach(_ sink: Sink<Out>) {
        source.attach(outer.init(sink, policy, isolation, inner, selector))
    }
}
