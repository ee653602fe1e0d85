// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The elements of all `sources`, as they come.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

    /// The elements of all `sources`, as they come.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Assembled { sink in
            let merging = FlatMapSink<Observable<Element>, Element>(sink, .unlimited) { $0 }
            for source in sources { merging.next(source) }
            merging.completed()
        }
    }

    /// The elements of all `sources`, as they come.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        merge(Array(sources))
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of all the inner sequences, as they come.
    public func merge() -> Observable<Element.Element> {
        flattened(.unlimited, { $0 }, nil, "merge")
    }

    /// The elements of the inner sequences, of which at most `maxConcurrent` run at a time; the others wait.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        precondition(maxConcurrent > 0, "merge: maxConcurrent is \(maxConcurrent). Let at least one run.")
        return flattened(.limited(maxConcurrent), { $0 }, nil, "merge")
    }

    /// The elements of the inner sequences, one after the other.
    public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
