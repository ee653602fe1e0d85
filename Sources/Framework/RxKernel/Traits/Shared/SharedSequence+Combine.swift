// SPDX-License-Identifier: MIT

extension SharedSequenceConvertibleType {
    /// Returns the elements of all `sources`, in the order in which they arrive. It completes when all have completed.
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// Returns the elements of all `sources`, in the order in which they arrive. It completes when all have completed.
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Returns the elements of all `sources`, in the order in which they arrive. It completes when all have completed.
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        merge(Array(sources))
    }
}

extension SharedSequence {
    /// Returns the sequences in `sequence` one after the other. The next one is read from `sequence` when the previous one completes.
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(sequence.lazy.map(\.source)))
    }

    /// Returns the sequences in `collection` one after the other. Each is subscribed to when the previous one
    /// completes.
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(collection.map(\.source)))
    }

    /// Returns the first elements of all sources in `collection`, in its order, then the second elements, and so on. It
    /// ends like `zip` of observables.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map(\.source)))
    }

    /// Returns the results of `resultSelector` for the first elements of all sources in `collection`, then for the
    /// second elements, and so on. It ends like `zip` of observables.
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) ([Element]) throws -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            .zip(
                collection.map(\.source), isolation: caller, resultSelector: resultSelector, file: file,
                line: line))
    }

    /// Returns the latest elements of all sources in `collection`, in its order. The first array is sent when each
    /// source has sent an element. It ends like `combineLatest` of observables.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(
            Observable<Element>.combineLatest(collection.map(\.source)))
    }

    /// Returns the results of `resultSelector` for the latest elements of all sources in `collection`. The first result
    /// is sent when each source has sent an element. It ends like `combineLatest` of observables.
    public static func combineLatest<Collection: Swift.Collection, Result>(
        _ collection: Collection, isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) ([Element]) throws -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            .combineLatest(
                collection.map(\.source), isolation: caller, resultSelector: resultSelector, file: file,
                line: line))
    }

    /// Returns the results of `resultSelector` for the latest elements of all sources. The first result is sent when
    /// each source has sent an element. It ends like `combineLatest` of observables.
    public static func combineLatest<each Value>(
        _ source: repeat SharedSequence<SharingStrategy, each Value>,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (repeat each Value) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable<Element>.latest(
                repeat (each source).source, by: packWithoutIsolation(resultSelector),
                isolation: Isolation(
                    of: IsolatedPackFunction(call: resultSelector), resultSelector.isolation, caller,
                    "combineLatest", file, line)))
    }

    /// Returns the results of `resultSelector` for the first elements of all sources, then for the second elements, and
    /// so on. It ends like `zip` of observables.
    public static func zip<each Value>(
        _ source: repeat SharedSequence<SharingStrategy, each Value>,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (repeat each Value) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable<Element>.zipped(
                repeat (each source).source, by: packWithoutIsolation(resultSelector),
                isolation: Isolation(
                    of: IsolatedPackFunction(call: resultSelector), resultSelector.isolation, caller, "zip",
                    file, line)))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// Returns the latest elements of all sources as tuples. The first tuple is sent when each source has sent an
    /// element. It ends like `combineLatest` of observables.
    public static func combineLatest<each Value>(
        _ source: repeat SharedSequence<SharingStrategy, each Value>
    ) -> SharedSequence<SharingStrategy, (repeat each Value)> {
        SharedSequence(
            Observable<(repeat each Value)>.latest(
                repeat (each source).source, by: { (value: repeat each Value) in (repeat each value) },
                isolation: Isolation()))
    }

    /// Returns the first elements of all sources as a tuple, then the second elements, and so on. It ends like `zip` of
    /// observables.
    public static func zip<each Value>(
        _ source: repeat SharedSequence<SharingStrategy, each Value>
    ) -> SharedSequence<SharingStrategy, (repeat each Value)> {
        SharedSequence(
            Observable<(repeat each Value)>.zipped(
                repeat (each source).source, by: { (value: repeat each Value) in (repeat each value) },
                isolation: Isolation()))
    }
}
