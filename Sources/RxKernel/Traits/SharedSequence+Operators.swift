// SPDX-License-Identifier: MIT

extension SharedSequenceConvertibleType {
    /// Each element, transformed by `selector`, once for all subscribers. The completion and disposal pass
    /// through.
    public func map<Result>(
        _ selector: @escaping @isolated(any) (Element) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(asObservable().map(selector, file: file, line: line))
    }

    /// Each element transformed by `selector`, once for all subscribers, without those that become `nil`.
    public func compactMap<Result>(
        _ selector: @escaping @isolated(any) (Element) -> Result?, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(asObservable().compactMap(selector, file: file, line: line))
    }

    /// The elements for which `predicate` holds. The completion and disposal pass through.
    public func filter(
        _ predicate: @escaping @isolated(any) (Element) -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().filter(predicate, file: file, line: line))
    }

    /// The elements of the sequence that `selector` made of the latest element; the one before is disposed
    /// of.
    ///
    /// It is shared as the inner sequences are, and completes when this sequence and the latest inner one
    /// have.
    public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
        _ selector: @escaping @isolated(any) (Element) -> SharedSequence<Sharing, Result>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMapLatest(selector, file: file, line: line))
    }

    /// Like `flatMap`, but an element that comes while an inner sequence runs is dropped.
    public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
        _ selector: @escaping @isolated(any) (Element) -> SharedSequence<Sharing, Result>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMapFirst(selector, file: file, line: line))
    }

    /// The elements of all the sequences that `selector` makes of the elements, as they come.
    ///
    /// It is shared as the inner sequences are, and completes when this sequence and all inner ones have.
    public func flatMap<Sharing: SharingStrategyProtocol, Result>(
        _ selector: @escaping @isolated(any) (Element) -> SharedSequence<Sharing, Result>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMap(selector, file: file, line: line))
    }

    /// Calls closures beside the events, once for all subscribers: the `on…` ones before an event is passed
    /// on, the `after…` ones afterwards.
    ///
    /// `onDispose` is called once per run, after the completion or when the last subscriber has gone.
    public func `do`(
        onNext: (@isolated(any) (Element) -> Void)? = nil,
        afterNext: (@isolated(any) (Element) -> Void)? = nil,
        onCompleted: (@isolated(any) () -> Void)? = nil, afterCompleted: (@isolated(any) () -> Void)? = nil,
        onSubscribe: (@isolated(any) () -> Void)? = nil, onSubscribed: (@isolated(any) () -> Void)? = nil,
        onDispose: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose,
                file: file, line: line))
    }

    /// The elements that `comparer` does not find equal to the last one that passed.
    public func distinctUntilChanged(
        _ comparer: @escaping @isolated(any) (Element, Element) -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged(comparer, file: file, line: line))
    }

    /// The elements whose key differs from that of the last one that passed.
    public func distinctUntilChanged(
        _ keySelector: @escaping @isolated(any) (Element) -> some Equatable, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged(keySelector, file: file, line: line))
    }

    /// The elements whose key `comparer` does not find equal to that of the last one that passed.
    public func distinctUntilChanged<K>(
        _ keySelector: @escaping @isolated(any) (Element) -> K,
        comparer: @escaping @isolated(any) (K, K) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().distinctUntilChanged(keySelector, comparer: comparer, file: file, line: line))
    }

    /// The running result of `accumulator` over the elements, beginning with `seed`, which itself is not
    /// sent. It begins anew with each run.
    public func scan<A>(
        _ seed: A, accumulator: @escaping @isolated(any) (A, Element) -> A, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence(asObservable().scan(seed, accumulator: accumulator, file: file, line: line))
    }

    /// All but the first `count` elements of each run.
    public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().skip(count))
    }

    /// `element`, and then this sequence, once per run. A driver replays it to who comes later only while it
    /// is the latest.
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().startWith(element))
    }

    /// The elements that no other follows within `dueTime`, sent on the main scheduler. Completion sends the
    /// one that waits first.
    public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
    }

    /// The first element, and then at most one per `dueTime`: with `latest` also the last of those dropped,
    /// when the time is up.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
    }

    /// The elements and the completion, each `dueTime` later, on the main scheduler.
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
    }

    /// `resultSelector` of each element and the latest of `second`, from when there is one; elements before
    /// that are dropped.
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
        _ second: SecondO, resultSelector: @escaping @isolated(any) (Element, SecondO.Element) -> ResultType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
        SharedSequence(
            asObservable().withLatestFrom(
                second.asObservable(), resultSelector: resultSelector, file: file, line: line))
    }

    /// For each element the latest of `second`, from when there is one; elements before that are dropped.
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> {
        SharedSequence(asObservable().withLatestFrom(second.asObservable()))
    }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    /// The elements that differ from the last one that passed. The completion and disposal pass through.
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged())
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// The elements of the latest inner sequence; the one before is disposed of. It is shared as the inner
    /// sequences are.
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().map({ $0.asSharedSequence() }).switchLatest())
    }

    /// The elements of all the inner sequences, as they come. It is shared as the inner sequences are.
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().map({ $0.asSharedSequence() }).merge())
    }

    /// The elements of the inner sequences, of which at most `maxConcurrent` run at a time; the others wait
    /// in order.
    ///
    /// A `maxConcurrent` below one stops the program.
    public func merge(
        maxConcurrent: Int
    ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(
            asObservable().map({ $0.asSharedSequence() }).merge(maxConcurrent: maxConcurrent))
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Each element paired with `obj`, which is not retained. The sequence completes when an element finds
    /// `obj` gone.
    ///
    /// It is for signals alone: a driver would retain the object, in the pair that it keeps to replay.
    public func withUnretained<Object: AnyObject>(
        _ obj: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        SharedSequence(asObservable().withUnretained(obj))
    }

    /// What `resultSelector` makes of each element and `obj`, which is not retained. The sequence completes
    /// when an element finds `obj` gone.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, resultSelector: @escaping @isolated(any) (Object, Element) -> Out,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Out> {
        SharedSequence(
            asObservable().withUnretained(obj, resultSelector: resultSelector, file: file, line: line))
    }
}

extension SharedSequenceConvertibleType {
    /// Prints the events, the subscription and its disposal, once for all subscribers, each with the time in
    /// UTC and `identifier`, or with where this is written.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}
