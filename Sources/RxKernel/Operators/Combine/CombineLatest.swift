// SPDX-License-Identifier: MIT

extension ObservableType {
    /// `resultSelector` of the latest elements of all sources, from when each has sent one.
    ///
    /// ```swift
    /// Observable.combineLatest(name, age) { "\($0), \($1)" }
    /// ```
    ///
    /// It completes when all sources have, or with an element of the last that runs if another completed
    /// without any. The first error, or one that `resultSelector` throws, ends it and disposes of all, as
    /// does disposal. A result arrives on the thread whose element completes it; one that meets another in
    /// flight is sent by the thread that is inside.
    @inlinable
    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source,
        resultSelector: @escaping @isolated(any) (repeat (each Source).Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        latest(
            repeat (each source).asObservable(), by: plainPack(resultSelector),
            isolation: Isolation(resultSelector.isolation, "combineLatest", file, line))
    }

    @inlinable
    static func latest<each Value>(
        _ source: repeat Observable<each Value>, by selector: @escaping (repeat each Value) throws -> Element,
        isolation: Isolation
    ) -> Observable<Element> {
        Combined(isolation) { core in wireLatestCells(core, selector, repeat each source) }
    }

    /// `resultSelector` of the latest elements of all in `collection`, in its order, from when each has sent
    /// one.
    ///
    /// It ends as `combineLatest` of single sources does. An empty collection sends the result of an empty array, and
    /// then the completion.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        let isolation = Isolation(resultSelector.isolation, "combineLatest", file, line)
        let resultSelector = plain(resultSelector)
        return Combined(isolation) { (core: CombineCore<Element>) in
            let cells = sources.map { _ in LatestCell<Collection.Element.Element>(core) }
            core.result = { try resultSelector(cells.map { $0.latest.pointee }) }
            core.begin(emptyResult: true)
            for (source, cell) in Swift.zip(sources, cells) where !core.isDisposed { source.start(cell) }
        }
    }

    /// The latest elements of all in `collection`, in its order, from when each has sent one.
    ///
    /// It ends as `combineLatest` of single sources does. An empty collection sends an empty array, and then the
    /// completion.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection, resultSelector: { $0 })
    }
}

extension ObservableType where Element == Any {
    /// The latest elements of all sources as a tuple, from when each has sent one.
    ///
    /// It ends as `combineLatest` with a `resultSelector` does.
    @inlinable
    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> {
        Observable<(repeat (each Source).Element)>.combineLatest(
            repeat each source,
            resultSelector: { (element: repeat (each Source).Element) in (repeat each element) })
    }
}

/// Gives `core` a cell per source, and starts the sources.
@inlinable
func wireLatestCells<each Value, Out>(
    _ core: CombineCore<Out>, _ selector: @escaping (repeat each Value) throws -> Out,
    _ source: repeat Observable<each Value>
) {
    let cells = (repeat LatestCell<each Value>(core))
    // The core keeps the cells, and so the elements; the closure would retain and release each cell per result.
    let latest = (repeat (each cells).latest)
    core.result = { try selector(repeat (each latest).pointee) }
    core.begin()
    for (source, cell) in repeat (each source, each cells) {
        if !core.isDisposed { source.start(cell) }
    }
}
