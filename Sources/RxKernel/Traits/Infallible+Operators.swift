// SPDX-License-Identifier: MIT

extension InfallibleType {
    /// Each element, transformed.
    public func map<Result>(
        _ transform: @escaping (Element) -> Result, isolation: (any Actor)? = #isolation
    ) -> Infallible<Result> {
        Infallible(asObservable().map(transform, isolation: isolation))
    }

    /// Each element transformed, without those that become `nil`.
    public func compactMap<Result>(
        _ transform: @escaping (Element) -> Result?, isolation: (any Actor)? = #isolation
    ) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform, isolation: isolation))
    }

    /// The elements for which `predicate` holds.
    public func filter(
        _ predicate: @escaping (Element) -> Bool, isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate, isolation: isolation))
    }

    /// The elements that `comparer` does not find equal to the one before.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool, isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(comparer, isolation: isolation))
    }

    /// The elements whose key differs from that of the one before.
    public func distinctUntilChanged(
        _ keySelector: @escaping (Element) throws -> some Equatable, isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector, isolation: isolation))
    }

    /// The elements whose key `comparer` does not find equal to that of the one before.
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(
            asObservable().distinctUntilChanged(keySelector, comparer: comparer, isolation: isolation))
    }

    /// The elements whose property differs from that of the one before.
    public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(at: keyPath))
    }

    /// The elements that no other follows within `dueTime`.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// The first element, and then at most one per `dueTime`.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// The elements of all sequences that `selector` makes.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source, isolation: (any Actor)? = #isolation
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector, isolation: isolation))
    }

    /// The elements of the sequence that `selector` made of the latest element.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source, isolation: (any Actor)? = #isolation
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector, isolation: isolation))
    }

    /// The elements of the sequences that `selector` makes, where elements that come while one runs are dropped.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source, isolation: (any Actor)? = #isolation
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector, isolation: isolation))
    }

    /// The elements of the sequences that `selector` makes, one after the other.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source, isolation: (any Actor)? = #isolation
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector, isolation: isolation))
    }

    /// This sequence, and then `second`.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(asObservable().concat(second))
    }

    /// `sources`, one after the other.
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

    /// The sequences in `collection`, one after the other.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(.concat(collection.map(\.source)))
    }

    /// The sequences in `sequence`, one after the other.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map(\.source)))
    }

    /// The elements of all `sources`, as they come.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

    /// The elements of all `sources`, as they come.
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(.merge(sources.map(\.source)))
    }

    /// The elements of all `sources`, as they come.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        merge(Array(sources))
    }

    /// `element`, and then this sequence.
    public func startWith(_ element: Element) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// The running result of `accumulator`, which changes it in place.
    public func scan<Seed>(
        into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator, isolation: isolation))
    }

    /// The running result of `accumulator` over the elements.
    public func scan<Seed>(
        _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed, isolation: (any Actor)? = #isolation
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(seed, accumulator: accumulator, isolation: isolation))
    }

    /// This sequence for all subscribers together.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }

    /// For each element the latest of `second`.
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        Infallible(asObservable().withLatestFrom(second))
    }

    /// `resultSelector` of each element and the latest of `second`.
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<ResultType> {
        Infallible(
            asObservable().withLatestFrom(second, resultSelector: resultSelector, isolation: isolation))
    }

    /// Each element with `obj`, which is not retained. The sequence completes when an element finds `obj` gone.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Out> {
        Infallible(
            asObservable().withUnretained(obj, resultSelector: resultSelector, isolation: isolation))
    }

    /// Each element paired with `obj`, which is not retained. The sequence completes when an element finds it gone.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
        Infallible(asObservable().withUnretained(obj))
    }

    /// Prints the events, the subscription and its disposal.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(
            asObservable().debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}

extension InfallibleType where Element: Equatable {
    /// The elements that differ from the one before.
    public func distinctUntilChanged() -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}

extension Infallible {
    /// Calls closures beside the events.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(
            source.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose,
                isolation: isolation))
    }
}
