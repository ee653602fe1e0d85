// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the elements of all `sources`, in the order in which they arrive.
    ///
    /// ```swift
    /// Observable.merge(pulls, ticks.map { _ in () }).flatMapFirst { reload() }
    /// ```
    ///
    /// It completes when all sources have completed. The first error ends it and disposes of the other sources, as does
    /// disposal. Elements are sent on the threads of the sources, one at a time. If another thread is sending an
    /// element when one arrives, that thread sends it too.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

    /// Returns the elements of all `sources`, in the order in which they arrive. It completes when all have completed;
    /// the first error ends it.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Assembled { sink in
            let merging = FlatMapSink<Observable<Element>, Element>(
                sink, .unlimited, Isolation(), InnerSink<Observable<Element>, Element>.self, { $0 })
            for source in sources { merging.next(source) }
            merging.completed()
        }
    }

    /// Returns the elements of all `sources`, in the order in which they arrive. It completes when all have completed;
    /// the first error ends it.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        merge(Array(sources))
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Returns the elements of all inner sequences, in the order in which they arrive.
    ///
    /// It completes when this sequence and all inner sequences have completed; the first error ends it.
    public func merge() -> Observable<Element.Element> {
        flattened(.unlimited, { $0 }, Isolation())
    }

    /// Returns the elements of the inner sequences, of which at most `maxConcurrent` are subscribed to at the same
    /// time. The others wait in order.
    ///
    /// It completes when this sequence and all inner sequences have completed. The first error ends it and drops the
    /// sequences that wait. A `maxConcurrent` below one stops the program.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        require(maxConcurrent > 0, "merge: maxConcurrent is \(maxConcurrent). Pass 1 or more.")
        return flattened(.limited(maxConcurrent), { $0 }, Isolation())
    }

    /// Returns the elements of the inner sequences, one sequence after the other. Sequences that arrive while one runs
    /// wait, without a limit on their number.
    ///
    /// It completes when this sequence and all inner sequences have completed; the first error ends it.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
