// SPDX-License-Identifier: MIT

extension InfallibleType {
    /// Returns the latest elements of all sources in `collection`, in its order. The first array is sent when each
    /// source has sent an element. It ends like `combineLatest` of observables.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>(Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
    }

    /// Returns the results of `resultSelector` for the latest elements of all sources in `collection`. The first result
    /// is sent when each source has sent an element. It ends like `combineLatest` of observables.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(
            Observable<Element>.combineLatest(
                collection.map { $0.asObservable() }, isolation: caller, resultSelector: resultSelector,
                file: file, line: line))
    }

    /// Returns the results of `resultSelector` for the first elements of all sources, then for the second elements, and
    /// so on. It ends like `zip` of observables.
    public static func zip<each Value>(
        _ source: repeat Infallible<each Value>,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (repeat each Value) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            Observable<Element>.zipped(
                repeat (each source).source, by: packWithoutIsolation(resultSelector),
                isolation: Isolation(
                    of: IsolatedPackFunction(call: resultSelector), resultSelector.isolation, caller, "zip",
                    file, line)))
    }
}

extension Infallible {
    /// Returns the results of `resultSelector` for the latest elements of all sources. The first result is sent when
    /// each source has sent an element. It ends like `combineLatest` of observables.
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (repeat (each Source).Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            Observable<Element>.latest(
                repeat (each source).asObservable(), by: packWithoutIsolation(resultSelector),
                isolation: Isolation(
                    of: IsolatedPackFunction(call: resultSelector), resultSelector.isolation, caller,
                    "combineLatest", file, line)))
    }
}

extension InfallibleType where Element == Any {
    /// Returns the latest elements of all sources as tuples. The first tuple is sent when each source has sent an
    /// element. It ends like `combineLatest` of observables.
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source
    ) -> Infallible<(repeat (each Source).Element)> {
        Infallible(
            Observable<(repeat (each Source).Element)>.latest(
                repeat (each source).asObservable(),
                by: { (value: repeat (each Source).Element) in (repeat each value) },
                isolation: Isolation()))
    }
}
