// SPDX-License-Identifier: MIT

extension ObservableType {
    /// This sequence, and then `second`, which is subscribed to when this one completes.
    ///
    /// An error of either ends it: `second` is not begun after an error of this one. Disposal ends the one
    /// that runs.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        .concat([asObservable(), second.asObservable()])
    }

    /// `sources`, one after the other, each subscribed to when the one before completes. The first error ends
    /// it.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

    /// The sequences in `collection`, one after the other, each subscribed to when the one before completes.
    ///
    /// The first error ends it; an empty collection completes at once.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        concatenated(collection)
    }

    /// The sequences in `sequence`, one after the other. It is iterated as they end, and so may be endless.
    ///
    /// The first error ends it; an empty sequence completes at once. Those that end at once are left in a
    /// loop, and do not nest.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        concatenated(sequence)
    }

    private static func concatenated(_ sources: some Sequence<Observable<Element>>) -> Observable<Element> {
        Assembled { sink in
            var iterator = sources.makeIterator()
            let chain = Chain(sink) { ending in
                if case .completed = ending { iterator.next() } else { nil }
            }
            chain.advance(after: .completed)
        }
    }
}
