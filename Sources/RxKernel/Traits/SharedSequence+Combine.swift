// SPDX-License-Identifier: MIT

extension SharedSequenceConvertibleType {
    /// The elements of all `sources`, as they come. It completes when all have.
    public static func merge(
        _ sources: SharedSequence<SharingStrategy, Element>...
    ) -> SharedSequence<SharingStrategy, Element> {
        merge(sources)
    }

    /// The elements of all `sources`, as they come. It completes when all have.
    public static func merge(
        _ sources: [SharedSequence<SharingStrategy, Element>]
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// The elements of all `sources`, as they come. It completes when all have.
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        merge(Array(sources))
    }
}

extension SharedSequence {
    /// The sequences in `sequence`, one after the other. It is iterated as they end.
    public static func concat<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element>
    where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(sequence.lazy.map(\.source)))
    }

    /// The sequences in `collection`, one after the other, each subscribed to when the one before completes.
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(collection.map(\.source)))
    }

    /// The first elements of all in `collection`, in its order, then the second ones, and so on. It ends as
    /// that of observables does.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(Observable<Element>.zip(collection.map(\.source)))
    }

    /// `resultSelector` of the first elements of all in `collection`, then of the second ones, and so on. It
    /// ends as that of observables does.
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping @isolated(any) ([Element]) throws -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            .zip(collection.map(\.source), resultSelector: resultSelector, file: file, line: line))
    }

    /// The latest elements of all in `collection`, in its order, from when each has sent one. It ends as that
    /// of observables does.
    public static func combineLatest<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Element]>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, [Element]>(
            Observable<Element>.combineLatest(collection.map(\.source)))
    }

    /// `resultSelector` of the latest elements of all in `collection`, from when each has sent one. It ends
    /// as that of observables does.
    public static func combineLatest<Collection: Swift.Collection, Result>(
        _ collection: Collection, resultSelector: @escaping @isolated(any) ([Element]) throws -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Result>
    where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Result>(
            .combineLatest(collection.map(\.source), resultSelector: resultSelector, file: file, line: line))
    }

    /// `resultSelector` of the latest elements of all sources, from when each has sent one. It ends as that
    /// of observables does.
    public static func combineLatest<each Value>(
        _ source: repeat SharedSequence<SharingStrategy, each Value>,
        resultSelector: @escaping @isolated(any) (repeat each Value) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable<Element>.latest(
                repeat (each source).source, by: plainPack(resultSelector),
                isolation: Isolation(resultSelector.isolation, "combineLatest", file, line)))
    }

    /// `resultSelector` of the first elements of all sources, then of the second ones, and so on. It ends as
    /// that of observables does.
    public static func zip<each Value>(
        _ source: repeat SharedSequence<SharingStrategy, each Value>,
        resultSelector: @escaping @isolated(any) (repeat each Value) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            Observable<Element>.zipped(
                repeat (each source).source, by: plainPack(resultSelector),
                isolation: Isolation(resultSelector.isolation, "zip", file, line)))
    }
}

extension SharedSequenceConvertibleType where Element == Any {
    /// The latest elements of all sources as a tuple, from when each has sent one. It ends as that of
    /// observables does.
    public static func combineLatest<each Value>(
        _ source: repeat SharedSequence<SharingStrategy, each Value>
    ) -> SharedSequence<SharingStrategy, (repeat each Value)> {
        SharedSequence(
            Observable<(repeat each Value)>.latest(
                repeat (each source).source, by: { (value: repeat each Value) in (repeat each value) },
                isolation: Isolation()))
    }

    /// The first elements of all sources as a tuple, then the second ones, and so on. It ends as that of
    /// observables does.
    public static func zip<each Value>(
        _ source: repeat SharedSequence<SharingStrategy, each Value>
    ) -> SharedSequence<SharingStrategy, (repeat each Value)> {
        SharedSequence(
            Observable<(repeat each Value)>.zipped(
                repeat (each source).source, by: { (value: repeat each Value) in (repeat each value) },
                isolation: Isolation()))
    }
}
