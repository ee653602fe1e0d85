// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The elements of all the sequences that `selector` makes of the elements, as they come.
    ///
    /// ```swift
    /// taps.flatMap { server.load() }      // answers in whatever order they arrive
    /// ```
    ///
    /// It completes when this sequence and all inner ones have; an error of any, or one that `selector`
    /// throws, ends it and disposes of the others, as does disposal. Elements arrive on the threads of the
    /// inner sequences, one at a time: one that meets another in flight is sent by the thread that is inside.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @isolated(any) (Element) throws -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Source.Element> {
        flattened(.unlimited, plain(selector), Isolation(selector.isolation, "flatMap", file, line))
    }

    /// Like `flatMap`, but an element that comes while an inner sequence runs is dropped, without a call of
    /// `selector`.
    ///
    /// ```swift
    /// saveTaps.flatMapFirst { document.save() }       // taps while it saves do nothing
    /// ```
    ///
    /// It completes when this sequence and the inner one that runs have; an error of either ends it.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping @isolated(any) (Element) throws -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Source.Element> {
        flattened(.first, plain(selector), Isolation(selector.isolation, "flatMapFirst", file, line))
    }

    /// Like `flatMap`, but a sequence that `selector` makes while another one runs waits for the completion of that
    /// one. `selector` is called when the element arrives.
    ///
    /// However many wait, they are kept. It completes when this sequence and the last inner one have; an
    /// error of either ends it and drops what waits.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @isolated(any) (Element) throws -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Source.Element> {
        flattened(.limited(1), plain(selector), Isolation(selector.isolation, "concatMap", file, line))
    }

    func flattened<Source: ObservableConvertibleType>(
        _ policy: Flattening, _ selector: @escaping (Element) throws -> Source, _ isolation: Isolation
    ) -> Observable<Source.Element> {
        lifted { FlatMapSink($0, policy, isolation) { try selector($0).asObservable() } }
    }
}

/// What to do with an element that comes while inner sequences run.
enum Flattening {
    /// Its sequence runs beside them.
    case unlimited
    /// Its sequence waits while that many run.
    case limited(Int)
    /// The element is dropped.
    case first
}

/// Subscribes to a sequence per element and merges what they send.
final class FlatMapSink<In, Out>: Flattener<In, Out> {
    private let policy: Flattening
    // All are guarded by `lock`.
    /// Inner sinks, as tokens: unspecialised code would look up the metadata of an array of the generic class.
    @exclusivity(unchecked) private var inners: [Token] = []
    private let waiting: Ring<Observable<Out>>?
    @exclusivity(unchecked) private var isStarting = false

    init(
        _ downstream: Sink<Out>, _ policy: Flattening, _ isolation: Isolation,
        _ selector: @escaping (In) throws -> Observable<Out>
    ) {
        self.policy = policy
        waiting = if case .limited = policy { Ring() } else { nil }
        super.init(downstream, isolation, selector)
    }

    override var isIdle: Bool { inners.isEmpty && waiting?.isEmpty != false }

    override func next(_ element: In) {
        if link.isHere { start(element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: In) { link.send { self.start(element) } }

    private func start(_ element: In) {
        guard isOpen else { return }
        if case .first = policy, !lock({ inners.isEmpty }) { return }
        do {
            let source = try selector(element)
            guard case .limited = policy else { return startInner(source) }
            lock { waiting?.append(source) }
            startWaiting()
        } catch {
            fail(error)
        }
    }

    override func disposed() {
        let running = lock {
            defer { inners = [] }
            return inners
        }
        for inner in running { inner.dispose() }
    }

    override func innerCompleted(_ inner: InnerSink<In, Out>) {
        let isLast = lock {
            remove(inner)
            return outerIsDone && isIdle
        }
        inner.dispose()
        if isLast { finish() } else if case .limited = policy { startWaiting() }
    }

    /// Forgets an inner sequence that is dead. Where the number is limited it keeps its place, as nothing says it ended.
    override func innerAbandoned(_ inner: InnerSink<In, Out>) {
        guard case .unlimited = policy else { return }
        lock { isAbandoned = true }
        innerCompleted(inner)
    }

    /// Starts waiting sequences while the limit allows. A loop, so that sequences that end at once do not nest.
    private func startWaiting() {
        guard case .limited(let limit) = policy else { return }
        lock.acquire()
        if isStarting { return lock.release() }
        isStarting = true
        while inners.count < limit, let waiting, !waiting.isEmpty {
            let source = waiting.removeFirst()
            lock.release()
            if isOpen { startInner(source) }
            lock.acquire()
        }
        isStarting = false
        let isLast = outerIsDone && isIdle
        lock.release()
        if isLast { finish() }
    }

    private func startInner(_ source: Observable<Out>) {
        let inner = InnerSink(self)
        let isLate = lock {
            if !isDisposed {
                inner.index = inners.count
                inners.append(inner)
            }
            return isDisposed
        }
        if !isLate { source.start(inner) }
    }

    /// Removes `inner`, under `lock`.
    private func remove(_ inner: InnerSink<In, Out>) {
        guard inner.index >= 0, inner.index < inners.count, inners[inner.index] === inner else { return }
        let last = inners.removeLast()
        if last !== inner {
            inners[inner.index] = last
            // All of them are of this class.
            unsafeDowncast(last, to: InnerSink<In, Out>.self).index = inner.index
        }
    }
}
