// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the results of `resultSelector` for the latest elements of all sources. The first result is sent when
    /// each source has sent an element.
    ///
    /// ```swift
    /// Observable.combineLatest(name, age) { "\($0), \($1)" }
    /// ```
    ///
    /// It completes when all sources have completed. If a source completed without an element, it completes with the
    /// next element of the last source that still runs. The first error, or an error that `resultSelector` throws, ends
    /// it and disposes of all sources, as does disposal. A result is sent on the thread whose element produced it. If
    /// another thread is sending a result then, that thread sends this one too.
    @inlinable
    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (repeat (each Source).Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        latest(
            repeat (each source).asObservable(), by: packWithoutIsolation(resultSelector),
            isolation: Isolation(
                of: IsolatedPackFunction(call: resultSelector), resultSelector.isolation, caller,
                "combineLatest", file, line))
    }

    @inlinable
    static func latest<each Value>(
        _ source: repeat Observable<each Value>, by selector: @escaping (repeat each Value) throws -> Element,
        isolation: Isolation
    ) -> Observable<Element> {
        Combined(isolation) { core in wireLatestCells(core, selector, repeat each source) }
    }

    /// Returns the results of `resultSelector` for the latest elements of all sources in `collection`, in its order.
    /// The first result is sent when each source has sent an element.
    ///
    /// It ends like `combineLatest` of single sources. For an empty collection it sends the result for an empty array,
    /// and the completion.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        let isolation = Isolation(
            of: resultSelector, resultSelector.isolation, caller, "combineLatest", file, line)
        let resultSelector = withoutIsolation(resultSelector)
        return Combined(isolation) { (core: CombineCore<Element>) in
            let cells = sources.map { _ in LatestCell<Collection.Element.Element>(core) }
            core.result = { try resultSelector(cells.map { $0.latest.pointee }) }
            core.begin(emptyResult: true)
            for (source, cell) in Swift.zip(sources, cells) where !core.isDisposed { source.start(cell) }
        }
    }

    /// Returns the latest elements of all sources in `collection`, in its order. The first array is sent when each
    /// source has sent an element.
    ///
    /// It ends like `combineLatest` of single sources. For an empty collection it sends an empty array, and the
    /// completion.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.combineLatest(collection, resultSelector: { $0 })
    }
}

extension ObservableType where Element == Any {
    /// Returns the latest elements of all sources as tuples. The first tuple is sent when each source has sent an
    /// element.
    ///
    /// It ends like `combineLatest` with a `resultSelector`.
    @inlinable
    public static func combineLatest<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> {
        Observable<(repeat (each Source).Element)>.combineLatest(
            repeat each source,
            resultSelector: { (element: repeat (each Source).Element) in (repeat each element) })
    }
}

/// Gives `core` one cell for each source, and starts the sources.
@inlinable
func wireLatestCells<each Value, Out>(
    _ core: CombineCore<Out>, _ selector: @escaping (repeat each Value) throws -> Out,
    _ source: repeat Observable<each Value>
) {
    let cells = (repeat LatestCell<each Value>(core))
    // The core retains the cells, and so the elements. A closure over the cells would retain and release each of them
    // for each result.
    let latest = (repeat (each cells).latest)
    core.result = { try selector(repeat (each latest).pointee) }
    core.begin()
    for (source, cell) in repeat (each source, each cells) {
        if !core.isDisposed { source.start(cell) }
    }
}
