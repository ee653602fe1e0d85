// SPDX-License-Identifier: MIT

extension InfallibleType {
    /// Calls `on` for each event until the sequence completes or the returned disposable is disposed of.
    public func subscribe(
        isolation caller: (any Actor)? = #isolation,
        _ on: @escaping @isolated(any) (InfallibleEvent<Element>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: on, on.isolation, caller, "subscribe", file, line)
        let on = withoutIsolation(on)
        return asObservable().subscribe(
            Callbacks(
                onNext: { on(.next($0)) }, onCompleted: { on(.completed) }, isolation: isolation))
    }

    /// Calls `onNext` for each element, and the other closures when the sequence ends: `onDisposed` after the
    /// completion or on disposal.
    public func subscribe(
        isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Element) -> Void)? = nil, onCompleted: (@isolated(any) () -> Void)? = nil,
        onDisposed: (@isolated(any) () -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        asObservable().subscribe(
            isolation: caller, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, file: file,
            line: line)
    }

    /// Like `subscribe(onNext:)`, with an object that is passed to the closures and not retained. After the object was
    /// deallocated they are not called.
    public func subscribe<Object: AnyObject>(
        with object: Object, isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Object, Element) -> Void)? = nil,
        onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        asObservable().subscribe(
            with: object, isolation: caller, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed,
            file: file, line: line)
    }

    /// Sends the events to all `observers`, which are retained, until the returned disposable is disposed of.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribeAll(observers)
    }

    /// Sends the events to all `observers`, whose elements are optional.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().optionalElements().subscribeAll(observers)
    }

    /// Returns the result of `binder` for this sequence. Use it with a function that subscribes to its argument.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Returns the result of `binder` for this sequence and `curriedArgument`, such as a source of items and a closure
    /// that creates rows.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls `onNext` for each element, on the sending thread.
    public func bind(
        isolation caller: (any Actor)? = #isolation,
        onNext: @escaping @isolated(any) (Element) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        asObservable().bind(isolation: caller, onNext: onNext, file: file, line: line)
    }

    /// Sends the elements to all `relays`, which are retained; the completion is dropped.
    @inlinable
    public func bind<Relay: RelayType<Element>>(to relays: Relay...) -> any Disposable {
        bindEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; the completion is dropped.
    @inlinable
    public func bind<Relay: RelayType<Element?>>(to relays: Relay...) -> any Disposable {
        bindEach { element in for relay in relays { relay.accept(element) } }
    }

    @usableFromInline
    func bindEach(_ onNext: @escaping (Element) -> Void) -> any Disposable {
        asObservable().subscribe(Callbacks(onNext: onNext))
    }

    /// The elements as an asynchronous sequence, for `for await` without `try`.
    ///
    /// Reading the property subscribes. Elements are stored until they are read, without a limit on their number. The
    /// subscription is disposed of when the loop ends or its task is cancelled.
    public var values: AsyncStream<Element> { asObservable().infallibleValues }
}

extension SharedSequence {
    /// The elements as an asynchronous sequence, for `for await` without `try`. Reading the property subscribes, on the
    /// main actor.
    ///
    /// Elements are stored until they are read, without a limit on their number. The subscription is disposed of when
    /// the loop ends or its task is cancelled.
    @MainActor public var values: AsyncStream<Element> { source.infallibleValues }
}

extension Observable {
    var infallibleValues: AsyncStream<Element> {
        AsyncStream { continuation in
            let subscription = subscribe(
                onNext: {
                    // Guard: the element is passed to the loop's task and is not used here again.
                    nonisolated(unsafe) let element = $0
                    continuation.yield(element)
                },
                onCompleted: { continuation.finish() })
            let token = Unchecked(subscription)
            continuation.onTermination = { _ in token.value.dispose() }
        }
    }
}
