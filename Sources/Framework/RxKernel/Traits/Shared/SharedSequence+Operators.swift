// SPDX-License-Identifier: MIT

extension SharedSequenceConvertibleType {
    /// Returns the results of `selector` for the elements. `selector` is called once for all subscribers. The
    /// completion and disposal are passed on.
    public func map<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(asObservable().map(isolation: caller, selector, file: file, line: line))
    }

    /// Returns the results of `selector` for the elements, without those that are `nil`. `selector` is called once for
    /// all subscribers.
    public func compactMap<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) -> Result?, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence(asObservable().compactMap(isolation: caller, selector, file: file, line: line))
    }

    /// Returns the elements for which `predicate` returns true. The completion and disposal are passed on.
    public func filter(
        isolation caller: (any Actor)? = #isolation,
        _ predicate: @escaping @isolated(any) (Element) -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().filter(isolation: caller, predicate, file: file, line: line))
    }

    /// Returns the elements of the sequence that `selector` returned for the latest element. The previous sequence is
    /// disposed of.
    ///
    /// It is shared like the inner sequences, and completes when this sequence and the latest inner sequence have
    /// completed.
    public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) -> SharedSequence<Sharing, Result>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMapLatest(isolation: caller, selector, file: file, line: line))
    }

    /// Like `flatMap`, but an element that arrives while an inner sequence runs is dropped.
    public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) -> SharedSequence<Sharing, Result>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMapFirst(isolation: caller, selector, file: file, line: line))
    }

    /// Returns the elements of all sequences that `selector` returns for the elements, in the order in which they
    /// arrive.
    ///
    /// It is shared like the inner sequences, and completes when this sequence and all inner sequences have completed.
    public func flatMap<Sharing: SharingStrategyProtocol, Result>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) -> SharedSequence<Sharing, Result>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(asObservable().flatMap(isolation: caller, selector, file: file, line: line))
    }

    /// Calls closures for the events of the sequence, for side effects, once for all subscribers: the `on…` closures
    /// before an event is passed on, the `after…` closures after that.
    ///
    /// `onDispose` is called once for each run, after the completion or when the last subscriber has unsubscribed.
    public func `do`(
        isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Element) -> Void)? = nil,
        afterNext: (@isolated(any) (Element) -> Void)? = nil,
        onCompleted: (@isolated(any) () -> Void)? = nil, afterCompleted: (@isolated(any) () -> Void)? = nil,
        onSubscribe: (@isolated(any) () -> Void)? = nil, onSubscribed: (@isolated(any) () -> Void)? = nil,
        onDispose: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().do(
                isolation: caller, onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose,
                file: file, line: line))
    }

    /// Returns the elements for which `comparer` returns false. Its arguments are the last element that was sent and
    /// the new element.
    public func distinctUntilChanged(
        isolation caller: (any Actor)? = #isolation,
        _ comparer: @escaping @isolated(any) (Element, Element) -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().distinctUntilChanged(isolation: caller, comparer, file: file, line: line))
    }

    /// Returns the elements whose key differs from the key of the last element that was sent.
    public func distinctUntilChanged(
        isolation caller: (any Actor)? = #isolation,
        _ keySelector: @escaping @isolated(any) (Element) -> some Equatable, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().distinctUntilChanged(isolation: caller, keySelector, file: file, line: line))
    }

    /// Returns the elements for whose key `comparer` returns false. Its arguments are the key of the last element that
    /// was sent and the key of the new element.
    public func distinctUntilChanged<K>(
        isolation caller: (any Actor)? = #isolation,
        _ keySelector: @escaping @isolated(any) (Element) -> K,
        comparer: @escaping @isolated(any) (K, K) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().distinctUntilChanged(
                isolation: caller, keySelector, comparer: comparer, file: file, line: line))
    }

    /// Returns the result of `accumulator` after each element, starting with `seed` in each run. `seed` itself is not
    /// sent.
    public func scan<A>(
        _ seed: A, isolation caller: (any Actor)? = #isolation,
        accumulator: @escaping @isolated(any) (A, Element) -> A, file: StaticString = #fileID,
        line: UInt = #line
    ) -> SharedSequence<SharingStrategy, A> {
        SharedSequence(
            asObservable().scan(seed, isolation: caller, accumulator: accumulator, file: file, line: line))
    }

    /// Returns all elements of each run except the first `count`.
    public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().skip(count))
    }

    /// Returns this sequence after `element`, which is sent once for each run. A driver replays it only until the next
    /// element.
    public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().startWith(element))
    }

    /// Returns each element that is followed by no other element within `dueTime`, on the main scheduler. On completion
    /// the pending element is sent at once, before the completion.
    public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
    }

    /// Returns the first element and then at most one element for each `dueTime`. With `latest`, the last dropped
    /// element is sent when the time has passed.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
    }

    /// Returns the elements and the completion, each `dueTime` later, on the main scheduler.
    public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
    }

    /// Returns the results of `resultSelector` for each element of this sequence and the latest element of `second`.
    /// Elements that arrive before the first one of `second` are dropped.
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
        _ second: SecondO, isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (Element, SecondO.Element) -> ResultType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
        SharedSequence(
            asObservable().withLatestFrom(
                second.asObservable(), isolation: caller, resultSelector: resultSelector, file: file,
                line: line))
    }

    /// Returns, for each element of this sequence, the latest element of `second`. Elements that arrive before the
    /// first one of `second` are dropped.
    public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
        _ second: SecondO
    ) -> SharedSequence<SharingStrategy, SecondO.Element> {
        SharedSequence(asObservable().withLatestFrom(second.asObservable()))
    }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    /// Returns the elements that differ from the last element that was sent. The completion and disposal are passed on.
    public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(asObservable().distinctUntilChanged())
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
    /// Returns the elements of the latest inner sequence. The previous one is disposed of. It is shared like the inner
    /// sequences.
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().map({ $0.asSharedSequence() }).switchLatest())
    }

    /// Returns the elements of all inner sequences, in the order in which they arrive. It is shared like the inner
    /// sequences.
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(asObservable().map({ $0.asSharedSequence() }).merge())
    }

    /// Returns the elements of the inner sequences, of which at most `maxConcurrent` are subscribed to at the same
    /// time. The others wait in order.
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
    /// Returns each element in a tuple with `obj`, which is not retained. It completes at the first element that
    /// arrives after `obj` was deallocated.
    ///
    /// Use it with signals only: a driver would retain the object, in the tuple that it stores to replay it.
    public func withUnretained<Object: AnyObject>(
        _ obj: Object
    ) -> SharedSequence<SharingStrategy, (Object, Element)> {
        SharedSequence(asObservable().withUnretained(obj))
    }

    /// Returns the results of `resultSelector` for `obj`, which is not retained, and each element. It completes at the
    /// first element that arrives after `obj` was deallocated.
    public func withUnretained<Object: AnyObject, Out>(
        _ obj: Object, isolation caller: (any Actor)? = #isolation,
        resultSelector: @escaping @isolated(any) (Object, Element) -> Out,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Out> {
        SharedSequence(
            asObservable().withUnretained(
                obj, isolation: caller, resultSelector: resultSelector, file: file, line: line))
    }
}

extension SharedSequenceConvertibleType {
    /// Prints the events, the subscription and its disposal, once for all subscribers, each with the time in UTC and
    /// `identifier`. The default identifier is the file, line and function of the call.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().debug(
                identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}
