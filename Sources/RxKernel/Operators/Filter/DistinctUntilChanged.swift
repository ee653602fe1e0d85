// SPDX-License-Identifier: MIT

extension ObservableType where Element: Equatable {
    /// The elements that differ from the last one that passed.
    ///
    /// ```swift
    /// Observable.of(1, 1, 2, 2, 1).distinctUntilChanged()     // 1, 2, 1
    /// ```
    ///
    /// Errors, completion and disposal pass through.
    public func distinctUntilChanged() -> Observable<Element> {
        lifted { DistinctEquatableSink($0) }
    }
}

extension ObservableType {
    /// The elements whose key differs from that of the last one that passed.
    ///
    /// An error that `keySelector` throws ends the sequence. Errors, completion and disposal pass through.
    public func distinctUntilChanged(
        _ keySelector: @escaping (Element) throws -> some Equatable, isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: { $0 == $1 }, isolation: isolation)
    }

    /// The elements that `comparer` does not find equal to the last one that passed, which is its first
    /// argument.
    ///
    /// An error that `comparer` throws ends the sequence. Errors, completion and disposal pass through.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool, isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer, isolation: isolation)
    }

    /// The elements whose key `comparer` does not find equal to that of the last one that passed.
    ///
    /// An error that a closure throws ends the sequence. Errors, completion and disposal pass through.
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool,
        isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        let isolation = Isolation(isolation)
        return lifted { DistinctSink($0, keySelector, comparer, isolation) }
    }

    /// The elements whose property at `keyPath` differs from that of the last one that passed.
    ///
    /// Errors, completion and disposal pass through.
    public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Observable<Element> {
        distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 }, isolation: nil)
    }
}

final class DistinctSink<Element, Key>: Forward<Element, Element> {
    private let keySelector: (Element) throws -> Key
    private let comparer: (Key, Key) throws -> Bool
    private let isolation: Isolation
    @exclusivity(unchecked) private var last = Slot<Key>()

    init(
        _ downstream: Sink<Element>, _ keySelector: @escaping (Element) throws -> Key,
        _ comparer: @escaping (Key, Key) throws -> Bool, _ isolation: Isolation
    ) {
        self.keySelector = keySelector
        self.comparer = comparer
        self.isolation = isolation
        super.init(downstream)
    }

    override func next(_ element: Element) {
        isolation.check("distinctUntilChanged")
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
