// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns this sequence followed by `second`, which is subscribed to when this one completes.
    ///
    /// An error of either sequence ends the result: after an error of this one, `second` is not subscribed to. Disposal
    /// ends the sequence that is running.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        .concat([asObservable(), second.asObservable()])
    }

    /// Returns `sources` one after the other. Each is subscribed to when the previous one completes; the first error
    /// ends the result.
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

    /// Returns the sequences in `collection` one after the other. Each is subscribed to when the previous one
    /// completes.
    ///
    /// The first error ends the result. For an empty collection it completes at once.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        concatenated(collection)
    }

    /// Returns the sequences in `sequence` one after the other. It is iterated as they complete, and so may be
    /// infinite.
    ///
    /// The first error ends the result. For an empty `sequence` it completes at once. Sequences that complete at once
    /// are handled in a loop, without nested calls.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        concatenated(sequence)
    }

    private static func concatenated(_ sources: some Sequence<Observable<Element>>) -> Observable<Element> {
        Assembled { sink in
            let next = successive(sources)
            let chain = Chain(sink) { ending in
                if case .completed = ending { next() } else { nil }
            }
            chain.advance(after: .completed)
        }
    }
}
