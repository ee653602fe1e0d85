// SPDX-License-Identifier: MIT

extension ObservableType where Element: Equatable {
    /// Returns the elements that differ from the last element that was sent.
    ///
    /// ```swift
    /// Observable.of(1, 1, 2, 2, 1).distinctUntilChanged()     // sends 1, 2, 1
    /// ```
    ///
    /// Errors, completion and disposal are passed on.
    public func distinctUntilChanged() -> Observable<Element> {
        lifted { DistinctEquatableSink($0) }
    }
}

extension ObservableType {
    /// Returns the elements whose key differs from the key of the last element that was sent.
    ///
    /// An error that `keySelector` throws ends the sequence. Errors, completion and disposal are passed on.
    public func distinctUntilChanged(
        isolation caller: (any Actor)? = #isolation,
        _ keySelector: @escaping @isolated(any) (Element) throws -> some Equatable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        distinct(
            withoutIsolation(keySelector), { $0 == $1 },
            Isolation(of: keySelector, keySelector.isolation, caller, "distinctUntilChanged", file, line))
    }

    /// Returns the elements for which `comparer` returns false. Its arguments are the last element that was sent and
    /// the new element.
    ///
    /// An error that `comparer` throws ends the sequence. Errors, completion and disposal are passed on.
    public func distinctUntilChanged(
        isolation caller: (any Actor)? = #isolation,
        _ comparer: @escaping @isolated(any) (Element, Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Element> {
        distinct(
            { $0 }, withoutIsolation(comparer),
            Isolation(of: comparer, comparer.isolation, caller, "distinctUntilChanged", file, line)
        )
    }

    /// Returns the elements for whose key `comparer` returns false. Its arguments are the key of the last element that
    /// was sent and the key of the new element.
    ///
    /// An error that a closure throws ends the sequence. Errors, completion and disposal are passed on.
    public func distinctUntilChanged<K>(
        isolation caller: (any Actor)? = #isolation,
        _ keySelector: @escaping @isolated(any) (Element) throws -> K,
        comparer: @escaping @isolated(any) (K, K) throws -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        distinct(
            withoutIsolation(keySelector), withoutIsolation(comparer),
            Isolation(
                common: [keySelector.isolation, comparer.isolation], caller, "distinctUntilChanged", file,
                line
            ).watching(keySelector).watching(comparer))
    }

    /// Returns the elements whose property at `keyPath` differs from that of the last element that was sent.
    ///
    /// Errors, completion and disposal are passed on.
    public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Observable<Element> {
        distinct({ $0[keyPath: keyPath] }, { $0 == $1 }, Isolation())
    }

    private func distinct<Key>(
        _ keySelector: @escaping (Element) throws -> Key, _ comparer: @escaping (Key, Key) throws -> Bool,
        _ isolation: Isolation
    ) -> Observable<Element> {
        lifted { DistinctSink($0, keySelector, comparer, isolation) }
    }
}

final class DistinctSink<Element, Key>: LinkSink<Element, Element> {
    private let keySelector: (Element) throws -> Key
    private let comparer: (Key, Key) throws -> Bool
    @exclusivity(unchecked) private var last = Slot<Key>()

    init(
        _ downstream: Sink<Element>, _ keySelector: @escaping (Element) throws -> Key,
        _ comparer: @escaping (Key, Key) throws -> Bool, _ isolation: Isolation
    ) {
        self.keySelector = keySelector
        self.comparer = comparer
        super.init(downstream, isolation)
    }

    override func next(_ element: Element) {
        if link.isHere { receive(element) } else { hop(element) }
    }

    override func receive(_ element: Element) {
        do {
            let key = try keySelector(element)
            if last.isFull, try comparer(last.value, key) { return }
            last.set(key)
            downstream.next(element)
        } catch {
            downstream.error(error)
        }
    }
}

final class DistinctEquatableSink<Element: Equatable>: Forward<Element, Element> {
    @exclusivity(unchecked) private var last = Slot<Element>()

    override func next(_ element: Element) {
        if last.isFull, last.value == element { return }
        last.set(element)
        downstream.next(element)
    }
}
