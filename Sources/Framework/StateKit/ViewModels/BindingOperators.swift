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
    @inlinable public static func ~> <Relay: RelayType<Element>>(source: Self, relay: Relay) -> any Disposable
    {
        source.bind(to: relay)
    }

    /// Sends the elements to `relay`, whose elements are optional.
    @inlinable public static func ~> <Relay: RelayType<Element?>>(source: Self, relay: Relay)
        -> any Disposable
    {
        source.bind(to: relay)
    }

    /// Sends the elements to each of `relays`, with one subscription for each.
    @inlinable public static func ~> <Relay: RelayType<Element>>(source: Self, relays: [Relay])
        -> any Disposable
    {
        Disposables.create(relays.map { source.bind(to: $0) })
    }

    /// Calls `binder` with this sequence, and returns its result. Use it for a function that subscribes to
    /// its argument, such as `rx.items(…)` of a list.
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
    @inlinable public static func ~> <Relay: RelayType<Element>>(
        source: SharedSequence, relay: Relay
    ) -> any Disposable { source.asObservable().bind(to: relay) }
}

extension BehaviorRelay {
    /// Binds the relay and a property of a control in both directions. The property begins with the value of the relay.
    ///
    /// ```swift
    /// viewModel.name <~> nameField.rx.text ~ disposeBag
    /// ```
    /// After each input of the user, and after each value that the relay accepts, both are equal. An observer of
    /// the relay may correct the value (`name.accept(name.value.uppercased())`): the control shows the corrected
    /// one. An observer of the control may change the control: the relay has that value. An input that is not
    /// corrected is not set in the control again, so that the caret stays.
    ///
    /// Any thread may change the relay. The control has to accept the values of the relay: a value that it
    /// refuses is reported, and stays in the relay, as does one that waits until the control can show it. The
    /// returned disposable retains both.
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
    _ relay: BehaviorRelay<Value>, _ property: Property,
    to set: @escaping @Sendable (Value) -> Property.Element,
    from get: @escaping (Property.Element) -> Value?
) -> any Disposable {
    let property = property.asControlProperty()
    // Used on the main thread only, like the property.
    var receiving = 0
    var changes = 0
    let isOver = BooleanDisposable()
    let toProperty = relay.subscribe(onNext: { [weak relay] _ in
        // The relay may be changed on any thread.
        _ = ConcurrentMainScheduler.instance.schedule(()) {
            guard !isOver.isDisposed else { return Disposables.create() }
            changes += 1
            // Not the element: an observer that received it before may have changed the relay again.
            if receiving == 0, let relay { property.onNext(set(relay.value)) }
            return Disposables.create()
        }
    })
    func receive(_ element: Property.Element) {
        guard let value = get(element) else { return }
        receiving += 1
        let before = changes
        relay.accept(value)
        receiving -= 1
        // What was typed is not set again, which would move the caret. What an observer of the relay has changed is set.
        let isCorrected = changes != before + 1
        let result = set(relay.value)
        let isShown = property.current.flatMap { areEqual($0, result) } ?? !isCorrected
        if !isShown { property.onNext(result) }
        // A later observer of the control may change it.
        let shown = property.current
        EventEnd.perform {
            guard !isOver.isDisposed, let current = property.current, let shown,
                areEqual(current, shown) == false, areEqual(current, set(relay.value)) == false
            else { return }
            receive(current)
        }
    }
    // The value at the time of the subscription is not used, because the property may be set to the relay's value in a later turn.
    // The element is not used, for the same reason.
    let toRelay = property.changed.subscribe(onNext: { element in receive(property.current ?? element) })
    return Disposables.create(isOver, toProperty, toRelay)
}

extension ControlProperty {
    /// The value with which the sequence begins; nil if it does not begin with one.
    fileprivate var current: Element? {
        var value: Element?
        take(1).subscribe(onNext: { value = $0 }).dispose()
        return value
    }
}

/// Returns whether two values are equal; nil if their type is not `Equatable`.
private func areEqual<Value>(_ left: Value, _ right: Value) -> Bool? {
    func compare<Comparable: Equatable>(as _: Comparable.Type) -> Bool? {
        guard let left = left as? Comparable, let right = right as? Comparable else { return nil }
        return left == right
    }
    return (Value.self as? any Equatable.Type).flatMap { compare(as: $0) }
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
