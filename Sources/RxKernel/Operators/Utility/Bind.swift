// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Sends the events to all `observers`.
    ///
    /// ```swift
    /// viewModel.title.bind(to: label.rx.text).disposed(by: bag)
    /// ```
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribeAll(observers)
    }

    /// Sends the events to all `observers`, whose elements are optional.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        map({ $0 as Element? }, isolation: nil).subscribeAll(observers)
    }

    /// What `binder` makes of this sequence.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// What `binder` makes of this sequence and `curriedArgument`.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls `onNext` for each element. An error is a mistake of the program.
    public func bind(
        onNext: @escaping (Element) -> Void, isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        subscribe(onNext: onNext, onError: refuseBindingError, isolation: isolation)
    }

    /// Calls `onNext` with `object`, which is not retained, for each element. An error is a mistake of the program.
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void,
        isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        bind(onNext: { [weak object] in if let object { onNext(object, $0) } }, isolation: isolation)
    }

    /// Sends the elements to all `relays`. An error is a mistake of the program.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bind(onNext: { element in for relay in relays { relay.accept(element) } }, isolation: nil)
    }

    /// Sends the elements to all `relays`. An error is a mistake of the program.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind(onNext: { element in for relay in relays { relay.accept(element) } }, isolation: nil)
    }

    /// Sends the elements to all `relays`. An error is a mistake of the program.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind(onNext: { element in for relay in relays { relay.accept(element) } }, isolation: nil)
    }

    /// Sends the elements to all `relays`. An error is a mistake of the program.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind(onNext: { element in for relay in relays { relay.accept(element) } }, isolation: nil)
    }

    /// Sends the elements to all `relays`. An error is a mistake of the program.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bind(onNext: { element in for relay in relays { relay.accept(element) } }, isolation: nil)
    }

    /// Sends the elements to all `relays`. An error is a mistake of the program.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bind(onNext: { element in for relay in relays { relay.accept(element) } }, isolation: nil)
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
        "Binding error: \(error). bind takes elements only. Handle errors before it, with catch or asDriver.")
}
