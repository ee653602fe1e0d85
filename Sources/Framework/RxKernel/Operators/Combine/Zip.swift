// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the results of `resultSelector` for the first elements of all sources, then for the second elements, and
    /// so on.
    ///
    /// ```swift
    /// Observable.zip(questions, answers) { "\($0) \($1)" }
    /// ```
    ///
    /// Elements that wait for elements of the other sources are stored, without a limit on their number. It completes
    /// when a source has completed and all its elements were used, which is earlier than in RxSwift. The first error,
    /// or an error that `resultSelector` throws, ends it and disposes of all sources, as does disposal. A result is
    /// sent on the thread whose element completes it.
    @inlinable
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (repeat (each Source).Element) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        zipped(
            repeat (each source).asObservable(), by: packWithoutIsolation(resultSelector),
            isolation: Isolation(
                of: IsolatedPackFunction(call: resultSelector), resultSelector.isolation, caller, "zip", file,
                line))
    }

    @inlinable
    static func zipped<each Value>(
        _ source: repeat Observable<each Value>, by selector: @escaping (repeat each Value) throws -> Element,
        isolation: Isolation
    ) -> Observable<Element> {
        Combined(isolation) { core in wireZipCells(core, selector, repeat each source) }
    }

    /// Returns the results of `resultSelector` for the first elements of all sources in `collection`, in its order,
    /// then for the second elements, and so on.
    ///
    /// It ends like `zip` of single sources. For an empty collection it completes at once.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) ([Collection.Element.Element]) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> where Collection.Element: ObservableType {
        let sources = collection.map { $0.asObservable() }
        let isolation = Isolation(of: resultSelector, resultSelector.isolation, caller, "zip", file, line)
        let resultSelector = withoutIsolation(resultSelector)
        return Combined(isolation) { (core: CombineCore<Element>) in
            let all = ZipCells()
            let cells = sources.map { _ in ZipCell<Collection.Element.Element>(core, all) }
            core.result = { try resultSelector(cells.map { $0.take() }) }
            core.begin()
            for (source, cell) in Swift.zip(sources, cells) where !core.isDisposed { source.start(cell) }
        }
    }

    /// Returns the first elements of all sources in `collection`, in its order, then the second elements, and so on.
    ///
    /// It ends like `zip` of single sources. For an empty collection it completes at once.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]>
    where Collection.Element: ObservableType, Collection.Element.Element == Element {
        Observable<[Element]>.zip(collection, resultSelector: { $0 })
    }
}

extension ObservableType where Element == Any {
    /// Returns the first elements of all sources as a tuple, then the second elements, and so on. It ends like `zip`
    /// with a `resultSelector`.
    @inlinable
    public static func zip<each Source: ObservableType>(
        _ source: repeat each Source
    ) -> Observable<(repeat (each Source).Element)> {
        Observable<(repeat (each Source).Element)>.zip(
            repeat each source,
            resultSelector: { (element: repeat (each Source).Element) in (repeat each element) })
    }
}

/// Gives `core` one cell for each source, and starts the sources.
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
