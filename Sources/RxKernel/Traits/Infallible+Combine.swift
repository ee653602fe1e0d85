// SPDX-License-Identifier: MIT

extension InfallibleType {
    /// The latest elements of all in `collection`, in its order, from when each has sent one. It ends as that
    /// of observables does.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]>
    where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible<[Element]>(Observable<Element>.combineLatest(collection.map { $0.asObservable() }))
    }

    /// `resultSelector` of the latest elements of all in `collection`, from when each has sent one. It ends
    /// as that of observables does.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(
            Observable<Element>.combineLatest(
                collection.map { $0.asObservable() }, resultSelector: resultSelector, file: file, line: line))
    }

    /// `resultSelector` of the first elements of all sources, then of the second ones, and so on. It ends as
    /// that of observables does.
    public static func zip<each Value>(
        _ source: repeat Infallible<each Value>,
        resultSelector: @escaping @isolated(any) (repeat each Value) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            Observable<Element>.zipped(
                repeat (each source).source, by: plainPack(resultSelector),
                isolation: Isolation(resultSelector.isolation, "zip", file, line)))
    }
}

extension Infallible {
    /// `resultSelector` of the latest elements of all sources, from when each has sent one. It ends as that
    /// of observables does.
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source,
        resultSelector: @escaping @isolated(any) (repeat (each Source).Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            Observable<Element>.latest(
                repeat (each source).asObservable(), by: plainPack(resultSelector),
                isolation: Isolation(resultSelector.isolation, "combineLatest", file, line)))
    }
}

extension InfallibleType where Element == Any {
    /// The latest elements of all sources as a tuple, from when each has sent one. It ends as that of
    /// observables does.
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
