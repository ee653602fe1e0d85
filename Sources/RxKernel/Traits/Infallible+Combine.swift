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
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(
            Observable<Element>.combineLatest(
                collection.map { $0.asObservable() }, resultSelector: resultSelector, isolation: isolation))
    }

    /// `resultSelector` of the first elements of all sources, then of the second ones, and so on. It ends as
    /// that of observables does.
    public static func zip<each Value>(
        _ source: repeat Infallible<each Value>,
        resultSelector: @escaping (repeat each Value) throws -> Element,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(
            Observable<Element>.zipped(
                repeat (each source).source, by: resultSelector, isolation: Isolation(isolation)))
    }
}

extension Infallible {
    /// `resultSelector` of the latest elements of all sources, from when each has sent one. It ends as that
    /// of observables does.
    public static func combineLatest<each Source: InfallibleType>(
        _ source: repeat each Source,
        resultSelector: @escaping (repeat (each Source).Element) throws -> Element,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(
            Observable<Element>.latest(
                repeat (each source).asObservable(), by: resultSelector, isolation: Isolation(isolation)))
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
                isolation: Isolation(nil)))
    }
}
