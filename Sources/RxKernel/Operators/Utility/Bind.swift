// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Sends the events, the ending too, to all `observers`, which it retains.
    ///
    /// ```swift
    /// viewModel.title.bind(to: label.rx.text).disposed(by: bag)
    /// ```
    ///
    /// It is `subscribe` with a name that says what it is for; it ends with the sequence or when the answer
    /// is disposed of.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribeAll(observers)
    }

    /// Sends the events, the ending too, to all `observers`, whose elements are optional.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        map({ $0 as Element? }).subscribeAll(observers)
    }

    /// What `binder` makes of this sequence, where a function rather than an observer takes it.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// What `binder` makes of this sequence and `curriedArgument`, as a view takes a source of items and what
    /// makes its rows.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls `onNext` for each element. An error is a mistake of the program.
    public func bind(
        onNext: @escaping @isolated(any) (Element) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(
            Callbacks(
                onNext: plain(onNext), onError: refuseBindingError,
                isolation: Isolation(onNext.isolation, "bind", file, line)))
    }

    /// Calls `onNext` with `object`, which is not retained, for each element; when it is gone nothing is
    /// called.
    ///
    /// An error stops a debug build and is dropped in a release build.
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping @isolated(any) (Object, Element) -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(onNext.isolation, "bind", file, line)
        let onNext = plain(onNext)
        return subscribe(
            Callbacks(
                onNext: { [weak object] in if let object { onNext(object, $0) } },
                onError: refuseBindingError, isolation: isolation))
    }

    /// Sends the elements to all `relays`, which it retains; the completion is dropped. An error stops a
    /// debug build and is dropped in a release build.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bindEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; otherwise like `bind(to:)` with
    /// relays of this sequence's elements.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bindEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, which it retains; the completion is dropped. An error stops a
    /// debug build and is dropped in a release build.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bindEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; otherwise like `bind(to:)` with
    /// relays of this sequence's elements.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bindEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, which it retains; the completion is dropped. An error stops a
    /// debug build and is dropped in a release build.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bindEach { element in for relay in relays { relay.accept(element) } }
    }

    /// Sends the elements to all `relays`, whose elements are optional; otherwise like `bind(to:)` with
    /// relays of this sequence's elements.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bindEach { element in for relay in relays { relay.accept(element) } }
    }

    private func bindEach(_ onNext: @escaping (Element) -> Void) -> any Disposable {
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
