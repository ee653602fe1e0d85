// SPDX-License-Identifier: MIT

import RxKernel

// The operators of RxBinding, which the guideline of RxController uses. The standard library declares `~>`.

/// The precedence of `~`, which is lower than that of `~>` and `<~>`.
precedencegroup RxDisposalPrecedence {
    associativity: left
    higherThan: TernaryPrecedence
    lowerThan: DefaultPrecedence
}

/// Binds a property and a relay in both directions.
infix operator <~>
/// Adds subscriptions to a bag.
infix operator ~ : RxDisposalPrecedence

extension ObservableType {
    /// Sends the events to `observer`: the same as `bind(to:)`.
    ///
    /// ```swift
    /// viewModel.title ~> titleLabel.rx.text ~ disposeBag
    /// ```
    public static func ~> <Observer: ObserverType>(source: Self, observer: Observer) -> any Disposable
    where Observer.Element == Element { source.bind(to: observer) }

    /// Sends the events to `observer`, whose elements are optional.
    public static func ~> <Observer: ObserverType>(source: Self, observer: Observer) -> any Disposable
    where Observer.Element == Element? { source.bind(to: observer) }

    /// Sends the events to each of `observers`, with one subscription for each.
    public static func ~> <Observer: ObserverType>(source: Self, observers: [Observer]) -> any Disposable
    where Observer.Element == Element {
        Disposables.create(observers.map { source.bind(to: $0) })
    }

    /// Sends the events to each of `observers`, whose elements are optional, with one subscription for each.
    public static func ~> <Observer: ObserverType>(source: Self, observers: [Observer]) -> any Disposable
    where Observer.Element == Element? {
        Disposables.create(observers.map { source.bind(to: $0) })
    }

    /// Sends the elements to `relay`.
    public static func ~> (source: Self, relay: PublishRelay<Element>) -> any Disposable {
        source.bind(to: relay)
    }

    /// Sends the elements to `relay`, whose elements are optional.
    public static func ~> (source: Self, relay: PublishRelay<Element?>) -> any Disposable {
        source.bind(to: relay)
    }

    /// Sends the elements to `relay`.
    public static func ~> (source: Self, relay: BehaviorRelay<Element>) -> any Disposable {
        source.bind(to: relay)
    }

    /// Sends the elements to `relay`, whose elements are optional.
    public static func ~> (source: Self, relay: BehaviorRelay<Element?>) -> any Disposable {
        source.bind(to: relay)
    }

    /// Sends the elements to each of `relays`, with one subscription for each.
    public static func ~> (source: Self, relays: [PublishRelay<Element>]) -> any Disposable {
        Disposables.create(relays.map { source.bind(to: $0) })
    }

    /// Sends the elements to each of `relays`, with one subscription for each.
    public static func ~> (source: Self, relays: [BehaviorRelay<Element>]) -> any Disposable {
        Disposables.create(relays.map { source.bind(to: $0) })
    }

    /// Calls `binder` with this sequence, and returns its result. Use it for a function that subscribes to its argument, such as `rx.items(…)` of a
    /// list.
    public static func ~> <Result>(source: Self, binder: (Self) -> Result) -> Result { binder(source) }
}

extension SharedSequence {
    /// Sends the elements to `observer`.
    public static func ~> <Observer: ObserverType>(
        source: SharedSequence, observer: Observer
    ) -> any Disposable where Observer.Element == Element { source.asObservable().bind(to: observer) }

    /// Sends the elements to `observer`, whose elements are optional.
    public static func ~> <Observer: ObserverType>(
        source: SharedSequence, observer: Observer
    ) -> any Disposable where Observer.Element == Element? { source.asObservable().bind(to: observer) }

    /// Sends the elements to `relay`.
    public static func ~> (source: SharedSequence, relay: PublishRelay<Element>) -> any Disposable {
        source.asObservable().bind(to: relay)
    }

    /// Sends the elements to `relay`.
    public static func ~> (source: SharedSequence, relay: BehaviorRelay<Element>) -> any Disposable {
        source.asObservable().bind(to: relay)
    }
}

extension BehaviorRelay {
    /// Binds the relay and a property of a control in both directions. The property begins with the value of the relay.
    ///
    /// ```swift
    /// viewModel.name <~> nameField.rx.text ~ disposeBag
    /// ```
    /// An input of the user is not sent back to the control. The returned disposable retains both.
    public static func <~> <Property: ControlPropertyType>(
        relay: BehaviorRelay, property: Property
    ) -> any Disposable where Property.Element == Element {
        bindBoth(relay, property, to: { $0 }, from: { $0 })
    }

    /// Binds the relay and a property of a control in both directions. The property begins with the value of the relay.
    public static func <~> <Property: ControlPropertyType>(
        property: Property, relay: BehaviorRelay
    ) -> any Disposable where Property.Element == Element { relay <~> property }

    /// Binds the relay and an optional property of a control in both directions. A property of nil does not change the relay.
    public static func <~> <Property: ControlPropertyType>(
        relay: BehaviorRelay, property: Property
    ) -> any Disposable where Property.Element == Element? {
        bindBoth(relay, property, to: { $0 }, from: { $0 })
    }

    /// Binds the relay and an optional property of a control in both directions. A property of nil does not change the relay.
    public static func <~> <Property: ControlPropertyType>(
        property: Property, relay: BehaviorRelay
    ) -> any Disposable where Property.Element == Element? { relay <~> property }
}

private func bindBoth<Value, Property: ControlPropertyType>(
    _ relay: BehaviorRelay<Value>, _ property: Property, to set: @escaping (Value) -> Property.Element,
    from get: @escaping (Property.Element) -> Value?
) -> any Disposable {
    // Used on the main thread only, like the property.
    var isReceiving = false
    let toProperty = relay.filter { _ in !isReceiving }.map(set).bind(to: property)
    // The value at the time of the subscription is not used, because the property may be set to the relay's value in a later turn.
    let toRelay = property.asControlProperty().changed.subscribe(onNext: { value in
        guard let value = get(value) else { return }
        isReceiving = true
        defer { isReceiving = false }
        relay.accept(value)
    })
    return Disposables.create(toProperty, toRelay)
}

/// Adds a subscription to a bag.
public func ~ (disposable: any Disposable, bag: DisposeBag) { disposable.disposed(by: bag) }

/// Adds subscriptions to a bag.
public func ~ (disposables: [any Disposable], bag: DisposeBag) { bag.insert(disposables) }

/// Adds subscriptions to a bag.
///
/// ```swift
/// disposeBag ~ [
///     viewModel.title ~> titleLabel.rx.text,
///     viewModel.name <~> nameField.rx.text,
/// ]
/// ```
public func ~ (bag: DisposeBag, disposables: [any Disposable]) { bag.insert(disposables) }
