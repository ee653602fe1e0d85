// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the elements of all sequences that `selector` returns for the elements, in the order in which they
    /// arrive.
    ///
    /// ```swift
    /// taps.flatMap { server.load() }      // responses in the order in which they arrive
    /// ```
    ///
    /// It completes when this sequence and all inner sequences have completed. The first error, or an error that
    /// `selector` throws, ends it and disposes of the other sequences, as does disposal. Elements are sent on the
    /// threads of the inner sequences, one at a time. If another thread is sending an element when one arrives, that
    /// thread sends it too.
    @inlinable
    public func flatMap<Source: ObservableConvertibleType>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) throws -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Source.Element> {
        flattened(
            .unlimited, withoutIsolation(selector),
            Isolation(of: selector, selector.isolation, caller, "flatMap", file, line))
    }

    /// Like `flatMap`, but an element that arrives while an inner sequence runs is dropped, and `selector` is not
    /// called for it.
    ///
    /// ```swift
    /// saveTaps.flatMapFirst { document.save() }       // ignores taps while saving
    /// ```
    ///
    /// It completes when this sequence and the running inner sequence have completed; an error of either ends it.
    @inlinable
    public func flatMapFirst<Source: ObservableConvertibleType>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) throws -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Source.Element> {
        flattened(
            .first, withoutIsolation(selector),
            Isolation(of: selector, selector.isolation, caller, "flatMapFirst", file, line))
    }

    /// Like `flatMap`, but an inner sequence is subscribed to only when the previous one has completed. `selector` is
    /// called when the element arrives.
    ///
    /// Sequences that wait are stored, without a limit on their number. It completes when this sequence and the last
    /// inner sequence have completed; an error of either ends it and drops the sequences that wait.
    @inlinable
    public func concatMap<Source: ObservableConvertibleType>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) throws -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Source.Element> {
        flattened(
            .limited(1), withoutIsolation(selector),
            Isolation(of: selector, selector.isolation, caller, "concatMap", file, line))
    }

    @inlinable
    func flattened<Source: ObservableConvertibleType>(
        _ policy: Flattening, _ selector: @escaping (Element) throws -> Source, _ isolation: Isolation
    ) -> Observable<Source.Element> {
        Flattened(
            asObservable(), policy, isolation, FlatMapSink<Element, Source.Element>.self,
            InnerSink<Element, Source.Element>.self, { try selector($0).asObservable() })
    }
}

/// How to handle an element that arrives while inner sequences run.
@usableFromInline
enum Flattening {
    /// Subscribe to its sequence at once.
    case unlimited
    /// Let its sequence wait while that many run.
    case limited(Int)
    /// Drop the element.
    case first
}

/// Subscribes to a sequence for each element and merges their elements.
@usableFromInline
final class FlatMapSink<In, Out>: Flattener<In, Out> {
    // All are guarded by `lock`.
    /// Inner sinks, as tokens: unspecialized code would look up the metadata of an array of the generic class.
    @exclusivity(unchecked) private var inners: [Token] = []
    private let waiting: Ring<Observable<Out>>?
    @exclusivity(unchecked) private var isStarting = false

    @usableFromInline
    required init(
        _ downstream: Sink<Out>, _ policy: Flattening, _ isolation: Isolation,
        _ inner: InnerSink<In, Out>.Type, _ selector: @escaping (In) throws -> Observable<Out>
    ) {
        waiting = if case .limited = policy { Ring() } else { nil }
        super.init(downstream, policy, isolation, inner, selector)
    }

    @usableFromInline override var isIdle: Bool { inners.isEmpty && waiting?.isEmpty != false }

    @usableFromInline
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

    @usableFromInline
    override func disposed() {
        let running = lock {
            defer { inners = [] }
            return inners
        }
        for inner in running { inner.dispose() }
    }

    @usableFromInline
    override func innerCompleted(_ inner: InnerSink<In, Out>) {
        let isLast = lock {
            remove(inner)
            return outerIsDone && isIdle
        }
        inner.dispose()
        if isLast { finish() } else if case .limited = policy { startWaiting() }
    }

    /// Removes an inner sequence that was abandoned. If the number of sequences is limited it still counts, since it
    /// has not ended.
    @usableFromInline
    override func innerAbandoned(_ inner: InnerSink<In, Out>) {
        guard case .unlimited = policy else { return }
        lock { isAbandoned = true }
        innerCompleted(inner)
    }

    /// Starts waiting sequences while the limit allows. It loops, so that sequences that end at once do not nest calls.
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
        let inner = inner.init(self)
        let isLate = lock {
            if !isDisposed {
                inner.index = inners.count
                inners.append(inner)
            }
            return isDisposed
        }
        if !isLate { source.start(inner) }
    }

    /// Removes `inner`. Called under `lock`.
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
