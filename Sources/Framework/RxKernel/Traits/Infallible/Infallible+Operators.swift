// SPDX-License-Identifier: MIT

extension InfallibleType {
    /// Returns the results of `transform` for the elements. The completion and disposal are passed on.
    public func map<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ transform: @escaping @isolated(any) (Element) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Result> {
        Infallible(asObservable().map(isolation: caller, transform, file: file, line: line))
    }

    /// Returns the results of `transform` for the elements, without those that are `nil`. The completion and disposal
    /// are passed on.
    public func compactMap<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ transform: @escaping @isolated(any) (Element) -> Result?, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Result> {
        Infallible(asObservable().compactMap(isolation: caller, transform, file: file, line: line))
    }

    /// Returns the elements for which `predicate` returns true. The completion and disposal are passed on.
    public func filter(
        isolation caller: (any Actor)? = #isolation,
        _ predicate: @escaping @isolated(any) (Element) -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(asObservable().filter(isolation: caller, predicate, file: file, line: line))
    }

    /// Returns the elements for which `comparer` returns false. Its arguments are the last element that was sent and
    /// the new element.
    public func distinctUntilChanged(
        isolation caller: (any Actor)? = #isolation,
        _ comparer: @escaping @isolated(any) (Element, Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(isolation: caller, comparer, file: file, line: line))
    }

    /// Returns the elements whose key differs from the key of the last element that was sent.
    public func distinctUntilChanged(
        isolation caller: (any Actor)? = #isolation,
        _ keySelector: @escaping @isolated(any) (Element) throws -> some Equatable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            asObservable().distinctUntilChanged(isolation: caller, keySelector, file: file, line: line))
    }

    /// Returns the elements for whose key `comparer` returns false. Its arguments are the key of the last element that
    /// was sent and the key of the new element.
    public func distinctUntilChanged<K>(
        isolation caller: (any Actor)? = #isolation,
        _ keySelector: @escaping @isolated(any) (Element) throws -> K,
        comparer: @escaping @isolated(any) (K, K) throws -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            asObservable().distinctUntilChanged(
                isolation: caller, keySelector, comparer: comparer, file: file, line: line))
    }

    /// Returns the elements whose property at `keyPath` differs from that of the last element that was sent.
    public func distinctUntilChanged(at keyPath: KeyPath<Element, some Equatable>) -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged(at: keyPath))
    }

    /// Returns each element that is followed by no other element within `dueTime`, on `scheduler`. On completion the
    /// pending element is sent at once, before the completion.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
    }

    /// Returns the first element and then at most one element for each `dueTime`. With `latest`, the last dropped
    /// element is sent on `scheduler` when the time has passed.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
    }

    /// Returns the elements of all sequences that `selector` returns for the elements, in the order in which they
    /// arrive.
    ///
    /// It completes when this sequence and all inner sequences have completed. An inner sequence must not fail,
    /// although its type allows it.
    public func flatMap<Source: ObservableConvertibleType>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(isolation: caller, selector, file: file, line: line))
    }

    /// Returns the elements of the sequence that `selector` returned for the latest element. The previous sequence is
    /// disposed of.
    ///
    /// An inner sequence must not fail, although its type allows it.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(isolation: caller, selector, file: file, line: line))
    }

    /// Like `flatMap`, but an element that arrives while an inner sequence runs is dropped.
    ///
    /// An inner sequence must not fail, although its type allows it.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(isolation: caller, selector, file: file, line: line))
    }

    /// Like `flatMap`, but an inner sequence is subscribed to only when the previous one has completed.
    ///
    /// An inner sequence must not fail, although its type allows it.
    public func concatMap<Source: ObservableConvertibleType>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) -> Source, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(isolation: caller, selector, file: file, line: line))
    }

    /// Returns this sequence followed by `second`, which must not fail, although its type allows it.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(asObservable().concat(second))
    }

    /// Returns `sources` one after the other. Each is subscribed to when the previous one completes.
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

    /// Returns the sequences in `collection` one after the other. Each is subscribed to when the previous one
    /// completes.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        Infallible(.concat(collection.map(\.source)))
    }

    /// Returns the sequences in `sequence` one after the other. It is iterated as they complete.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
    where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map(\.source)))
    }

    /// Returns the elements of all `sources`, in the order in which they arrive. It completes when all have completed.
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

    /// Returns the elements of all `sources`, in the order in which they arrive. It completes when all have completed.
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(.merge(sources.map(\.source)))
    }

    /// Returns the elements of all `sources`, in the order in which they arrive. It completes when all have completed.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
    where Collection.Element == Infallible<Element> {
        merge(Array(sources))
    }

    /// Returns this sequence after `element`, which is sent before `subscribe` returns.
    public func startWith(_ element: Element) -> Infallible<Element> {
        Infallible(asObservable().startWith(element))
    }

    /// Returns the result after each element, starting with `seed`. `accumulator` changes the result in place. `seed`
    /// itself is not sent.
    public func scan<Seed>(
        into seed: Seed, isolation caller: (any Actor)? = #isolation,
        accumulator: @escaping @isolated(any) (inout Seed, Element) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Seed> {
        Infallible(
            asObservable().scan(
                into: seed, isolation: caller, accumulator: accumulator, file: file, line: line))
    }

    /// Returns the result of `accumulator` after each element, starting with `seed`. `seed` itself is not sent.
    public func scan<Seed>(
        _ seed: Seed, isolation caller: (any Actor)? = #isolation,
        accumulator: @escaping @isolated(any) (Seed, Element) -> Seed,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Seed> {
        Infallible(
            asObservable().scan(seed, isolation: caller, accumulator: accumulator, file: file, line: line))
    }

    /// Returns this sequence for all subscribers together. A new subscriber first receives the last `replay` elements.
    /// It runs from the first subscription until the last subscriber has unsubscribed.
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }

    /// Returns, for each element of this sequence, the latest element of `second`. Elements that arrive before the
    /// first one of `second` are dropped.
    public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
        Infallible(asObservable().withLatestFrom(second))
    }

    /// Returns the results of `resultSelector` for each element of this sequence and the latest element of `second`.
    /// Elements that arrive before the first one of `second` are dropped.
    public func withLatestFrom<Source: InfallibleType, ResultType>(
        _ second: Source,
        isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (Element, Source.Element) throws -> ResultType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<ResultType> {
        Infallible(
            asObservable().withLatestFrom(
                second, isolation: caller, resultSelector: resultSelector, file: file, line: line))
    }

    /// Returns the results of `resultSelector` for `obj`, which is not retained, and each element. It completes at the
    /// first element that arrives after `obj` was deallocated.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (Object, Element) -> Out,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Out> {
        Infallible(
            asObservable().withUnretained(
                obj, isolation: caller, resultSelector: resultSelector, file: file, line: line))
    }

    /// Returns each element in a tuple with `obj`, which is not retained. It completes at the first element that
    /// arrives after `obj` was deallocated.
    public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
        Infallible(asObservable().withUnretained(obj))
    }

    /// Prints the events, the subscription and its disposal, each with the time in UTC and `identifier`. The default
    /// identifier is the file, line and function of the call.
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
    /// Returns the elements that differ from the last element that was sent. The completion and disposal are passed on.
    public func distinctUntilChanged() -> Infallible<Element> {
        Infallible(asObservable().distinctUntilChanged())
    }
}

extension Infallible {
    /// Calls closures for the events of the sequence, for side effects: the `on…` closures before an event is passed
    /// on, the `after…` closures after that.
    ///
    /// `onDispose` is called once, after the completion or on disposal. An error that a closure throws ends the
    /// sequence, although its type says that it cannot fail.
    public func `do`(
        isolation caller: (any Actor)? = #isolation,
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
                isolation: caller, onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose,
                file: file, line: line))
    }
}
