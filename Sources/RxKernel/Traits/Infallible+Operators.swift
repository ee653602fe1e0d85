// SPDX-License-Identifier: MIT

extension InfallibleType {
    /// Each element, transformed by `transform`. The completion and disposal pass through.
    public func map<Result>(
        _ transform: @escaping (Element) -> Result, isolation: (any Actor)? = #isolation
    ) -> Infallible<Result> {
        Infallible(asObservable().map(transform, isolation: isolation))
    }

    /// Each element transformed by `transform`, without those that become `nil`. The completion and disposal
    /// pass through.
    public func compactMap<Result>(
        _ transform: @escaping (Element) -> Result?, isolation: (any Actor)? = #isolation
    ) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform, isolation: isolation))
    }

    /// The elements for which `predicate` holds. The completion and disposal pass through.
    public func filter(
        _ predicate: @escaping (Element) -> Bool, isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate, isolation: isolation))
    }

    /// The elements that `comparer` does not find equal to the last one that passed.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool, isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(comparer, isolation: isolation))
    }

    /// The elements whose key differs from that of the last one that passed.
    public func distinctUntilChanged(
        _ keySelector: @escaping (Element) throws -> some Equatable, isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector, isolation: isolation))
    }

    /// The elements whose key `comparer` does not find equal to that of the last one that passed.
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(
            asObservable().distinctUntilChanged(keySelector, comparer: comparer, isolation: isolation))
    }

    /// The elements whose property at `keyPath` differs from that of the last one that passed.
    public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(at: keyPath))
    }

    /// The elements that no other follows within `dueTime`, sent on `scheduler`. Completion sends the one
    /// that waits first.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// The first element, and then at most one per `dueTime`: with `latest` also the last of those dropped,
    /// sent on `scheduler` when the time is up.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// The elements of all the sequences that `selector` makes of the elements, as they come.
    ///
    /// It completes when this sequence and all inner ones have. An inner sequence must not fail, though the
    /// type allows it.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source, isolation: (any Actor)? = #isolation
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector, isolation: isolation))
    }

    /// The elements of the sequence that `selector` made of the latest element; the one before is disposed
    /// of.
    ///
    /// An inner sequence must not fail, though the type allows it.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source, isolation: (any Actor)? = #isolation
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector, isolation: isolation))
    }

    /// Like `flatMap`, but an element that comes while an inner sequence runs is dropped.
    ///
    /// An inner sequence must not fail, though the type allows it.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source, isolation: (any Actor)? = #isolation
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector, isolation: isolation))
    }

    /// Like `flatMap`, but an element that comes while an inner sequence runs waits for its completion.
    ///
    /// An inner sequence must not fail, though the type allows it.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) -> Source, isolation: (any Actor)? = #isolation
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector, isolation: isolation))
    }

    /// This sequence, and then `second`, which must not fail, though the type allows it.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(asObservable().concat(second))
    }

    /// `sources`, one after the other, each subscribed to when the one before completes.
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

    /// The sequences in `collection`, one after the other, each subscribed to when the one before completes.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(.concat(collection.map(\.source)))
    }

    /// The sequences in `sequence`, one after the other. It is iterated as they end.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map(\.source)))
    }

    /// The elements of all `sources`, as they come. It completes when all have.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

    /// The elements of all `sources`, as they come. It completes when all have.
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(.merge(sources.map(\.source)))
    }

    /// The elements of all `sources`, as they come. It completes when all have.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        merge(Array(sources))
    }

    /// `element`, sent within the call that subscribes, and then this sequence.
    public func startWith(_ element: Element) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// The running result of `accumulator`, which changes it in place, beginning with `seed`, which itself is
    /// not sent.
    public func scan<Seed>(
        into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator, isolation: isolation))
    }

    /// The running result of `accumulator` over the elements, beginning with `seed`, which itself is not
    /// sent.
    public func scan<Seed>(
        _ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed, isolation: (any Actor)? = #isolation
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(seed, accumulator: accumulator, isolation: isolation))
    }

    /// This sequence for all subscribers together; each is sent the last `replay` elements first. It runs
    /// from the first subscriber to the last.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }

    /// For each element the latest of `second`, from when there is one; elements before that are dropped.
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        Infallible(asObservable().withLatestFrom(second))
    }

    /// `resultSelector` of each element and the latest of `second`, from when there is one; elements before
    /// that are dropped.
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<ResultType> {
        Infallible(
            asObservable().withLatestFrom(second, resultSelector: resultSelector, isolation: isolation))
    }

    /// What `resultSelector` makes of each element and `obj`, which is not retained. The sequence completes
    /// when an element finds `obj` gone.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping (Object, Element) -> Out,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Out> {
        Infallible(
            asObservable().withUnretained(obj, resultSelector: resultSelector, isolation: isolation))
    }

    /// Each element paired with `obj`, which is not retained. The sequence completes when an element finds
    /// `obj` gone.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
        Infallible(asObservable().withUnretained(obj))
    }

    /// Prints the events, the subscription and its disposal, each with the time in UTC and `identifier`, or
    /// with where this is written.
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
    /// The elements that differ from the last one that passed. The completion and disposal pass through.
    public func distinctUntilChanged() -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}

extension Infallible {
    /// Calls closures beside the events: the `on…` ones before an event is passed on, the `after…` ones
    /// afterwards.
    ///
    /// `onDispose` is called once, after the completion or on disposal. An error that a closure throws ends
    /// the sequence, though it cannot fail otherwise.
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
