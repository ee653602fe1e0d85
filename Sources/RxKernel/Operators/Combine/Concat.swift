// SPDX-License-Identifier: MIT

extension ObservableType {
    /// This sequence, and then `second`.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        .concat([asObservable(), second.asObservable()])
    }

    /// `sources`, one after the other.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

    /// The sequences in `collection`, one after the other.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        concatenated(collection)
    }

    /// The sequences in `sequence`, one after the other. It is iterated as they end.
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
