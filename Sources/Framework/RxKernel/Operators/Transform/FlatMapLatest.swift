// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the elements of the sequence that `selector` returned for the latest element. The previous sequence is
    /// disposed of.
    ///
    /// ```swift
    /// query.flatMapLatest { text in search(text) }        // ignores the results for older texts
    /// ```
    ///
    /// It completes when this sequence and the latest inner sequence have completed. An error of either, or one that
    /// `selector` throws, ends it. Elements are sent on the threads of the inner sequences, one at a time.
    @inlinable
    public func flatMapLatest<Source: ObservableConvertibleType>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) throws -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Source.Element> {
        latest(
            withoutIsolation(selector),
            Isolation(of: selector, selector.isolation, caller, "flatMapLatest", file, line))
    }

    @inlinable
    func latest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source, _ isolation: Isolation
    ) -> Observable<Source.Element> {
        Flattened(
            asObservable(), .unlimited, isolation, LatestSink<Element, Source.Element>.self,
            InnerSink<Element, Source.Element>.self, { try selector($0).asObservable() })
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Returns the elements of the latest inner sequence. The previous one is disposed of.
    ///
    /// It completes when this sequence and the latest inner sequence have completed; an error of either ends it.
    public func switchLatest() -> Observable<Element.Element> { latest({ $0 }, Isolation()) }
}

/// Subscribes to a sequence for each element and passes on the elements of the latest one.
@usableFromInline
final class LatestSink<In, Out>: Flattener<In, Out> {
    /// The latest inner sink, as a token: unspecialized code would look up the metadata of an optional of its class. Guarded
    /// by `lock`.
    @exclusivity(unchecked) private var current: Token?

    @usableFromInline override var isIdle: Bool { current == nil }

    @usableFromInline
    override func next(_ element: In) {
        if link.isHere { start(element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: In) { link.send { self.start(element) } }

    private func start(_ element: In) {
        guard isOpen else { return }
        do {
            let source = try selector(element)
            let inner = inner.init(self)
            replace(inner)?.dispose()
            if isOpen { source.start(inner) } else { inner.dispose() }
        } catch {
            fail(error)
        }
    }

    @usableFromInline
    override func disposed() { replace(nil)?.dispose() }

    @usableFromInline
    override func innerCompleted(_ inner: InnerSink<In, Out>) {
        let isLast = lock {
            if current === inner { current = nil }
            return outerIsDone && current == nil
        }
        inner.dispose()
        if isLast { finish() }
    }

    /// Removes the inner sequence, which was abandoned, if it is the latest one.
    @usableFromInline
    override func innerAbandoned(_ inner: InnerSink<In, Out>) {
        let isLast = lock {
            guard current === inner else { return false }
            isAbandoned = true
            current = nil
            return outerIsDone
        }
        if isLast { finish() }
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

extension ObservableType {
    /// Like `flatMapLatest`, with a `selector` that returns sequences that cannot fail.
    ///
    /// Use it only if this sequence cannot fail and `selector` does not throw, since the returned type says that it
    /// cannot fail. An error that reaches a subscriber without `onError` goes to `Hooks.defaultErrorHandler`.
    public func flatMapLatest<Source: InfallibleType>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) throws -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Source.Element> {
        Infallible(
            latest(
                withoutIsolation(selector),
                Isolation(of: selector, selector.isolation, caller, "flatMapLatest", file, line)))
    }
}
