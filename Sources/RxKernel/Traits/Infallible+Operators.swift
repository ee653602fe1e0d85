// SPDX-License-Identifier: MIT

extension InfallibleType {
    /// Each element, transformed by `transform`. The completion and disposal pass through.
    public func map<Result>(
        _ transform: @escaping @isolated(any) (Element) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Result> {
        Infallible(asObservable().map(transform, file: file, line: line))
    }

    /// Each element transformed by `transform`, without those that become `nil`. The completion and disposal
    /// pass through.
    public func compactMap<Result>(
        _ transform: @escaping @isolated(any) (Element) -> Result?, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Result> {
        Infallible(asObservable().compactMap(transform, file: file, line: line))
    }

    /// The elements for which `predicate` holds. The completion and disposal pass through.
    public func filter(
        _ predicate: @escaping @isolated(any) (Element) -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate, file: file, line: line))
    }

    /// The elements that `comparer` does not find equal to the last one that passed.
    public func distinctUntilChanged(
        _ comparer: @escaping @isolated(any) (Element, Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(comparer, file: file, line: line))
    }

    /// The elements whose key differs from that of the last one that passed.
    public func distinctUntilChanged(
        _ keySelector: @escaping @isolated(any) (Element) throws -> some Equatable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(keySelector, file: file, line: line))
    }

    /// The elements whose key `comparer` does not find equal to that of the last one that passed.
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping @isolated(any) (Element) throws -> K,
        comparer: @escaping @isolated(any) (K, K) throws -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            asObservable().distinctUntilChanged(keySelector, comparer: comparer, file: file, line: line))
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
        _ selector: @escaping @isolated(any) (Element) -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector, file: file, line: line))
    }

    /// The elements of the sequence that `selector` made of the latest element; the one before is disposed
    /// of.
    ///
    /// An inner sequence must not fail, though the type allows it.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping @isolated(any) (Element) -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector, file: file, line: line))
    }

    /// Like `flatMap`, but an element that comes while an inner sequence runs is dropped.
    ///
    /// An inner sequence must not fail, though the type allows it.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping @isolated(any) (Element) -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector, file: file, line: line))
    }

    /// Like `flatMap`, but an element that comes while an inner sequence runs waits for its completion.
    ///
    /// An inner sequence must not fail, though the type allows it.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping @isolated(any) (Element) -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector, file: file, line: line))
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
        into seed: Seed, accumulator: @escaping @isolated(any) (inout Seed, Element) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(into: seed, accumulator: accumulator, file: file, line: line))
    }

    /// The running result of `accumulator` over the elements, beginning with `seed`, which itself is not
    /// sent.
    public func scan<Seed>(
        _ seed: Seed, accumulator: @escaping @isolated(any) (Seed, Element) -> Seed,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Seed> {
        Infallible(asObservable().scan(seed, accumulator: accumulator, file: file, line: line))
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
        _ second: Source,
        resultSelector: @escaping @isolated(any) (Element, Source.Element) throws -> ResultType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<ResultType> {
        Infallible(
            asObservable().withLatestFrom(second, resultSelector: resultSelector, file: file, line: line))
    }

    /// What `resultSelector` makes of each element and `obj`, which is not retained. The sequence completes
    /// when an element finds `obj` gone.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping @isolated(any) (Object, Element) -> Out,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Out> {
        Infallible(
            asObservable().withUnretained(obj, resultSelector: resultSelector, file: file, line: line))
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
        onNext: (@isolated(any) (Element) throws -> Void)? = nil,
        afterNext: (@isolated(any) (Element) throws -> Void)? = nil,
        onCompleted: (@isolated(any) () throws -> Void)? = nil,
        afterCompleted: (@isolated(any) () throws -> Void)? = nil,
        onSubscribe: (@isolated(any) () -> Void)? = nil, onSubscribed: (@isolated(any) () -> Void)? = nil,
        onDispose: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            source.do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose,
                file: file, line: line))
    }
}
