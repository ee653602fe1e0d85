// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The elements of the sequence that `selector` made of the latest element; the one before is disposed
    /// of.
    ///
    /// ```swift
    /// query.flatMapLatest { text in search(text) }        // an answer that is late is not seen
    /// ```
    ///
    /// It completes when this sequence and the latest inner one have; an error of either, or one that
    /// `selector` throws, ends it. Elements arrive on the threads of the inner sequences, one at a time.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source, isolation: (any Actor)? = #isolation
    ) -> Observable<Source.Element> {
        let isolation = Isolation(isolation)
        return lifted { sink in
            LatestSink(sink) {
                isolation.check("flatMapLatest")
                return try selector($0).asObservable()
            }
        }
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of the latest inner sequence; the one before is disposed of.
    ///
    /// It completes when this sequence and the latest inner one have; an error of either ends it.
    public func switchLatest() -> Observable<Element.Element> { flatMapLatest({ $0 }, isolation: nil) }
}

/// Subscribes to a sequence per element and follows the latest one.
final class LatestSink<In, Out>: Boundary<In> {
    private let downstream: Sink<Out>
    private let selector: (In) throws -> Observable<Out>
    private let gate = Gate()
    private let lock = Lock()
    // All are guarded by `lock`.
    /// The latest inner sink, as a token: unspecialised code would look up the metadata of an optional of its class.
    @exclusivity(unchecked) private var current: Token?
    @exclusivity(unchecked) private var outerIsDone = false
    /// Whether the outer sequence or the latest inner one died without an ending, so that there is no completion.
    @exclusivity(unchecked) private var isAbandoned = false

    init(_ downstream: Sink<Out>, _ selector: @escaping (In) throws -> Observable<Out>) {
        self.downstream = downstream
        self.selector = selector
        super.init()
        downstream.connect(self)
    }

    override func next(_ element: In) {
        guard isOpen else { return }
        do {
            let source = try selector(element)
            let inner = LatestInnerSink(self)
            replace(inner)?.dispose()
            if isOpen { source.start(inner) } else { inner.dispose() }
        } catch {
            self.error(error)
        }
    }

    override func error(_ error: any Error) {
        guard gate.enter() else { return gate.post { self.error(error) } }
        if stop() {
            downstream.error(error)
            dispose()
        }
        gate.leave()
    }

    override func completed() {
        let isLast = lock {
            outerIsDone = true
            return current == nil
        }
        if isLast { finish() }
    }

    override func abandoned() {
        super.abandoned()
        lock { isAbandoned = true }
        completed()
    }

    override func disposed() { replace(nil)?.dispose() }

    func deliver(_ element: Out, from inner: LatestInnerSink<In, Out>) {
        guard gate.enter() else { return gate.post { self.deliver(element, from: inner) } }
        if isOpen, !inner.isDisposed { downstream.next(element) }
        gate.leave()
    }

    func innerCompleted(_ inner: LatestInnerSink<In, Out>) {
        let isLast = lock {
            if current === inner { current = nil }
            return outerIsDone && current == nil
        }
        inner.dispose()
        if isLast { finish() }
    }

    /// Forgets the inner sequence, which is dead, if it is the latest.
    func innerAbandoned(_ inner: LatestInnerSink<In, Out>) {
        let isLast = lock {
            guard current === inner else { return false }
            isAbandoned = true
            current = nil
            return outerIsDone
        }
        if isLast { finish() }
    }

    private func finish() {
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

    private func replace(_ inner: Token?) -> Token? {
        var old = inner
        lock {
            if isDisposed { old = nil }
            if old != nil { isAbandoned = false }
            swap(&old, &current)
        }
        return old
    }
}

final class LatestInnerSink<In, Out>: Boundary<Out> {
    private let parent: LatestSink<In, Out>

    init(_ parent: LatestSink<In, Out>) {
        self.parent = parent
        super.init()
    }

    override func next(_ element: Out) {
        if isOpen { parent.deliver(element, from: self) }
    }

    override func error(_ error: any Error) {
        if stop() { parent.error(error) }
    }

    override func completed() {
        if stop() { parent.innerCompleted(self) }
    }

    override func abandoned() {
        super.abandoned()
        parent.innerAbandoned(self)
    }
}

extension ObservableType {
    /// Like `flatMapLatest`, where `selector` makes sequences that cannot fail.
    ///
    /// It is for a sequence that does not fail itself, and a `selector` that does not throw: the answer
    /// claims that it cannot fail, and an error that reaches a subscriber without `onError` goes to
    /// `Hooks.defaultErrorHandler`.
    public func flatMapLatest<Source: InfallibleType>(
        _ selector: @escaping (Element) throws -> Source, isolation: (any Actor)? = #isolation
    ) -> Infallible<Source.Element> {
        let latest: Observable<Source.Element> = flatMapLatest(
            { try selector($0).asObservable() }, isolation: isolation)
        return Infallible(latest)
    }
}
