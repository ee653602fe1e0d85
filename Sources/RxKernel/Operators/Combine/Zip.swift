// SPDX-License-Identifier: MIT

extension ObservableType {
    /// `resultSelector` of the first elements of all sources, then of the second ones, and so on.
    ///
    /// ```swift
    /// Observable.zip(questions, answers) { "\($0) \($1)" }
    /// ```
    ///
    /// Elements that wait for a partner are kept, however many. It completes as soon as a source that has
    /// completed has no element left to give, which is earlier than in RxSwift. The first error, or one that
    /// `resultSelector` throws, ends it and disposes of all, as does disposal. A result arrives on the thread
    /// whose element completes it.
    @inlinable
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source,
        resultSelector: @escaping @isolated(any) (repeat (each Source).Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        zipped(
            repeat (each source).asObservable(), by: plainPack(resultSelector),
            isolation: Isolation(resultSelector.isolation, "zip", file, line))
    }

    @inlinable
    static func zipped<each Value>(
        _ source: repeat Observable<each Value>, by selector: @escaping (repeat each Value) throws -> Element,
        isolation: Isolation
    ) -> Observable<Element> {
        Combined(isolation) { core in wireZipCells(core, selector, repeat each source) }
    }

    /// `resultSelector` of the first elements of all in `collection`, in its order, then of the second ones,
    /// and so on.
    ///
    /// It ends as `zip` of single sources does; an empty collection completes at once.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        let isolation = Isolation(resultSelector.isolation, "zip", file, line)
        let resultSelector = plain(resultSelector)
        return Combined(isolation) { (core: CombineCore<Element>) in
            let all = ZipCells()
            let cells = sources.map { _ in ZipCell<Collection.Element.Element>(core, all) }
            core.result = { try resultSelector(cells.map { $0.take() }) }
            core.begin()
            for (source, cell) in Swift.zip(sources, cells) where !core.isDisposed { source.start(cell) }
        }
    }

    /// The first elements of all in `collection`, in its order, then the second ones, and so on.
    ///
    /// It ends as `zip` of single sources does; an empty collection completes at once.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.zip(collection, resultSelector: { $0 })
    }
}

extension ObservableType where Element == Any {
    /// The first elements of all sources as a tuple, then the second ones, and so on. It ends as `zip` with a
    /// `resultSelector` does.
    @inlinable
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> {
        Observable<(repeat (each Source).Element)>.zip(
            repeat each source,
            resultSelector: { (element: repeat (each Source).Element) in (repeat each element) })
    }
}

/// Gives `core` a cell per source, and starts the sources.
@inlinable
func wireZipCells<each Value, Out>(
    _ core: CombineCore<Out>, _ selector: @escaping (repeat each Value) throws -> Out,
    _ source: repeat Observable<each Value>
) {
    let all = ZipCells()
    let cells = (repeat ZipCell<each Value>(core, all))
    core.result = { try selector(repeat (each cells).take()) }
    core.begin()
    for (source, cell) in repeat (each source, each cells) {
        if !core.isDisposed { source.start(cell) }
    }
}
