// SPDX-License-Identifier: MIT

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Returns the result of `resultSelector` for the elements of all sources, which run at the same time; no element if
    /// one of them, a maybe, has none. The first error, or one that `resultSelector` throws, ends all.
    ///
    /// ```swift
    /// Single.zip(user, settings) { Profile($0, $1) }
    /// ```
    public static func zip<each Value>(
        _ source: repeat PrimitiveSequence<Trait, each Value>,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (repeat each Value) throws -> Element,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            Observable<Element>.zipped(
                repeat (each source).source, by: packWithoutIsolation(resultSelector),
                isolation: Isolation(
                    of: IsolatedPackFunction(call: resultSelector), resultSelector.isolation, caller, "zip",
                    file, line)))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
    /// Returns the elements of all sources as a tuple; no element if one of them, a maybe, has none. The first error ends
    /// all.
    public static func zip<each Value>(
        _ source: repeat PrimitiveSequence<Trait, each Value>
    ) -> PrimitiveSequence<Trait, (repeat each Value)> {
        PrimitiveSequence<Trait, (repeat each Value)>(
            Observable<(repeat each Value)>.zipped(
                repeat (each source).source, by: { (value: repeat each Value) in (repeat each value) },
                isolation: Isolation()))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Returns the result of `resultSelector` for the elements of all sources in `collection`, in its order. The first
    /// error, or one that `resultSelector` throws, ends all.
    ///
    /// For an empty collection it sends the result for an empty array.
    public static func zip<Collection: Swift.Collection, Result>(
        _ collection: Collection, isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) ([Element]) throws -> Result,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Result>
    where Collection.Element == PrimitiveSequence<SingleTrait, Element> {
        if collection.isEmpty {
            let isolation = Isolation(of: resultSelector, resultSelector.isolation, caller, "zip", file, line)
            let resultSelector = withoutIsolation(resultSelector)
            return PrimitiveSequence<Trait, Result>(
                Deferred({ .just(try resultSelector([])) }, isolation))
        }
        return PrimitiveSequence<Trait, Result>(
            Observable<Result>.zip(
                collection.map(\.source), isolation: caller, resultSelector: resultSelector, file: file,
                line: line))
    }

    /// Returns the elements of all sources in `collection`, in its order. The first error ends all. For an empty
    /// collection it sends an empty array.
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> PrimitiveSequence<Trait, [Element]>
    where Collection.Element == PrimitiveSequence<SingleTrait, Element> {
        zip(collection, resultSelector: { $0 })
    }
}
