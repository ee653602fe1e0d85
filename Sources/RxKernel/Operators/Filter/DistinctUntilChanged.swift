// SPDX-License-Identifier: MIT

extension ObservableType where Element: Equatable {
    /// The elements that differ from the one before.
    public func distinctUntilChanged() -> Observable<Element> {
        lifted { DistinctEquatableSink($0) }
    }
}

extension ObservableType {
    /// The elements whose key differs from that of the one before.
    public func distinctUntilChanged(
        _ keySelector: @escaping (Element) throws -> some Equatable, isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: { $0 == $1 }, isolation: isolation)
    }

    /// The elements that `comparer` does not find equal to the one before.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool, isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer, isolation: isolation)
    }

    /// The elements whose key `comparer` does not find equal to that of the one before.
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool,
        isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        let isolation = Isolation(isolation)
        return lifted { DistinctSink($0, keySelector, comparer, isolation) }
    }

    /// The elements whose property differs from that of the one before.
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
