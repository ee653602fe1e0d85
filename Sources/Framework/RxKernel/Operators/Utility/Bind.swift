// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Sends all events, terminal events too, to all `observers`, which are retained.
    ///
    /// ```swift
    /// viewModel.title.bind(to: label.rx.text).disposed(by: bag)
    /// ```
    ///
    /// It is the same as `subscribe`, under the usual name for sending to views and relays. It ends with the sequence
    /// or when the returned disposable is disposed of.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribeAll(observers)
    }

    /// Sends all events, terminal events too, to all `observers`, whose elements are optional.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        optionalElements().subscribeAll(observers)
    }

    /// Returns the result of `binder` for this sequence. Use it with a function that subscribes to its argument.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Returns the result of `binder` for this sequence and `curriedArgument`, such as a source of items and a closure
    /// that creates rows.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls `onNext` for each element. The sequence must not fail: an error stops a debug build and is dropped in a
    /// release build.
    public func bind(
        isolation caller: (any Actor)? = #isolation,
        onNext: @escaping @isolated(any) (Element) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            Callbacks(
                onNext: withoutIsolation(onNext), onError: refuseBindingError,
                isolation: Isolation(of: onNext, onNext.isolation, caller, "bind", file, line)))
    }

    /// Calls `onNext` with `object`, which is not retained, and each element. After `object` was deallocated, nothing
    /// is called.
    ///
    /// An error stops a debug build and is dropped in a release build.
    public func bind<Object: AnyObject>(
        with object: Object, isolation caller: (any Actor)? = #isolation,
        onNext: @escaping @isolated(any) (Object, Element) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: onNext, onNext.isolation, caller, "bind", file, line)
        let onNext = withoutIsolation(onNext)
        return subscribe(
            Callbacks(
                onNext: { [weak object] in if let object { onNext(object, $0) } },
                onError: refuseBindingError, isolation: isolation))
    }

    /// Sends the elements to all `relays`, which are retained. The completion is dropped. An error stops a debug build
    /// and is dropped in a release build.
    @inlinable
    public func bind<Relay: RelayType<Element>>(to relays: Relay...) -> any Disposable {
        bindEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional. Otherwise it is like `bind(to:)` with relays of
    /// this sequence's elements.
    @inlinable
    public func bind<Relay: RelayType<Element?>>(to relays: Relay...) -> any Disposable {
        bindEach { element in for relay in relays { relay.accept(element) } }
    }

    @usableFromInline
    func bindEach(_ onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(Callbacks(onNext: onNext, onError: refuseBindingError))
    }

    func subscribeAll<Observer: ObserverType>(_ observers: [Observer]) -> any Disposable
    where Observer.Element == Element {
        if observers.count == 1 { return subscribe(observers[0]) }
        return subscribe { event in
            for observer in observers { observer.deliver(event) }
        }
    }
}

func refuseBindingError(_ error: any Error) {
    assertionFailure(
        "bind was sent an error (\(error)) and takes elements only. Handle errors before it, with catch or asDriver."
    )
}
