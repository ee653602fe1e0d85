// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The elements of all `sources`, as they come.
    ///
    /// ```swift
    /// Observable.merge(pulls, ticks.map { _ in () }).flatMapFirst { reload() }
    /// ```
    ///
    /// It completes when all have; the first error ends it and disposes of the others, as does disposal.
    /// Elements arrive on the threads of the sources, one at a time: one that meets another in flight is sent
    /// by the thread that is inside.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

    /// The elements of all `sources`, as they come. It completes when all have; the first error ends it.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Assembled { sink in
            let merging = FlatMapSink<Observable<Element>, Element>(sink, .unlimited, Isolation()) { $0 }
            for source in sources { merging.next(source) }
            merging.completed()
        }
    }

    /// The elements of all `sources`, as they come. It completes when all have; the first error ends it.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        merge(Array(sources))
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of all the inner sequences, as they come.
    ///
    /// It completes when this sequence and all inner ones have; an error of any ends it.
    public func merge() -> Observable<Element.Element> {
        flattened(.unlimited, { $0 }, Isolation())
    }

    /// The elements of the inner sequences, of which at most `maxConcurrent` run at a time; the others wait
    /// in order.
    ///
    /// It completes when this sequence and all inner ones have; an error of any ends it and drops those that
    /// wait. A `maxConcurrent` below one stops the program.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        require(maxConcurrent > 0, "merge: maxConcurrent is \(maxConcurrent). Let at least one run.")
        return flattened(.limited(maxConcurrent), { $0 }, Isolation())
    }

    /// The elements of the inner sequences, one after the other; those whose turn has not come wait, however
    /// many.
    ///
    /// It completes when this sequence and all inner ones have; an error of any ends it.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
