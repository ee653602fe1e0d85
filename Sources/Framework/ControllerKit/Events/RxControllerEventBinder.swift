// SPDX-License-Identifier: MIT

import RxKernel

/// Binds observables to events, and events to relays and observers.
///
/// ```swift
/// override func prepareForParentEvents() {
///     bindParentEvents(to: name, with: InfoEvent.name)          // the parent's events to a relay
///     bindToParentEvents(from: draft, with: InfoEvent.draft)    // an observable to the parent's events
/// }
/// ```
/// ``RxViewModel`` conforms. A binding lives as long as the view model; one that is made in
/// ``RxViewModel/prepareForParentEvents()`` ends when the view model leaves that parent.
@preconcurrency @MainActor public protocol RxControllerEventBinder: AnyObject {
    /// The events between this view model and its direct children.
    var events: RxControllerEvents { get }
    /// The events between the parent of this view model and the parent's direct children.
    var parentEvents: RxControllerEvents { get }
    /// Retains the bindings.
    var disposeBag: DisposeBag { get }
}

// MARK: - Sending

extension RxControllerEventBinder {
    /// Sends each value of `source` as an event.
    public func bindToEvents<Source: ObservableConvertibleType>(
        from source: Source, with identifier: RxControllerEvent.TypedIdentifier<Source.Element>
    ) {
        identifier.events(from: source).bind(to: events).disposed(by: disposeBag)
    }

    /// Sends each value of `source` as an event.
    public func bindToEvents<Source: ObservableConvertibleType>(
        from source: Source, with identifier: RxControllerEvent.Identifier
    ) {
        identifier.events(from: source).bind(to: events).disposed(by: disposeBag)
    }

    /// Sends each value of `source` as an event of the parent.
    public func bindToParentEvents<Source: ObservableConvertibleType>(
        from source: Source, with identifier: RxControllerEvent.TypedIdentifier<Source.Element>
    ) {
        identifier.events(from: source).bind(to: parentEvents).disposed(by: disposeBag)
    }

    /// Sends each value of `source` as an event of the parent.
    public func bindToParentEvents<Source: ObservableConvertibleType>(
        from source: Source, with identifier: RxControllerEvent.Identifier
    ) {
        identifier.events(from: source).bind(to: parentEvents).disposed(by: disposeBag)
    }
}

// MARK: - Receiving events

extension RxControllerEventBinder {
    /// Passes the values of events to a relay.
    public func bindEvents<Relay: RxControllerEventRelay>(
        to relay: Relay, with identifier: RxControllerEvent.TypedIdentifier<Relay.Element>
    ) {
        events.value(of: identifier).subscribe(onNext: { relay.accept($0) }).disposed(by: disposeBag)
    }

    /// Passes the values of events to a relay of optional values.
    public func bindEvents<Value, Relay: RxControllerEventRelay>(
        to relay: Relay, with identifier: RxControllerEvent.TypedIdentifier<Value>
    ) where Relay.Element == Value? {
        events.value(of: identifier).subscribe(onNext: { relay.accept($0) }).disposed(by: disposeBag)
    }

    /// Passes the values of events to a relay, without those of another type.
    public func bindEvents<Relay: RxControllerEventRelay>(
        to relay: Relay, with identifier: RxControllerEvent.Identifier
    ) {
        events.unwrappedValue(of: identifier, type: Relay.Element.self).subscribe(onNext: { relay.accept($0) }
        ).disposed(by: disposeBag)
    }

    /// Passes the values of events to a relay of optional values, nil for one of another type.
    public func bindEvents<Value, Relay: RxControllerEventRelay>(
        to relay: Relay, with identifier: RxControllerEvent.Identifier
    ) where Relay.Element == Value? {
        events.value(of: identifier, type: Value.self).subscribe(onNext: { relay.accept($0) }).disposed(
            by: disposeBag)
    }

    /// Passes the values of events to an observer.
    public func bindEvents<Observer: ObserverType>(
        to observer: Observer, with identifier: RxControllerEvent.TypedIdentifier<Observer.Element>
    ) {
        events.value(of: identifier).subscribe(onNext: { observer.onNext($0) }).disposed(by: disposeBag)
    }

    /// Passes the values of events to an observer of optional values.
    public func bindEvents<Value, Observer: ObserverType>(
        to observer: Observer, with identifier: RxControllerEvent.TypedIdentifier<Value>
    ) where Observer.Element == Value? {
        events.value(of: identifier).subscribe(onNext: { observer.onNext($0) }).disposed(by: disposeBag)
    }

    /// Passes the values of events to an observer, without those of another type.
    public func bindEvents<Observer: ObserverType>(
        to observer: Observer, with identifier: RxControllerEvent.Identifier
    ) {
        events.unwrappedValue(of: identifier, type: Observer.Element.self).subscribe(onNext: {
            observer.onNext($0)
        }).disposed(by: disposeBag)
    }

    /// Passes the values of events to an observer of optional values, nil for one of another type.
    public func bindEvents<Value, Observer: ObserverType>(
        to observer: Observer, with identifier: RxControllerEvent.Identifier
    ) where Observer.Element == Value? {
        events.value(of: identifier, type: Value.self).subscribe(onNext: { observer.onNext($0) }).disposed(
            by: disposeBag)
    }
}

// MARK: - Receiving the parent's events

extension RxControllerEventBinder {
    /// Passes the values of the parent's events to a relay.
    public func bindParentEvents<Relay: RxControllerEventRelay>(
        to relay: Relay, with identifier: RxControllerEvent.TypedIdentifier<Relay.Element>
    ) {
        parentEvents.value(of: identifier).subscribe(onNext: { relay.accept($0) }).disposed(by: disposeBag)
    }

    /// Passes the values of the parent's events to a relay of optional values.
    public func bindParentEvents<Value, Relay: RxControllerEventRelay>(
        to relay: Relay, with identifier: RxControllerEvent.TypedIdentifier<Value>
    ) where Relay.Element == Value? {
        parentEvents.value(of: identifier).subscribe(onNext: { relay.accept($0) }).disposed(by: disposeBag)
    }

    /// Passes the values of the parent's events to a relay, without those of another type.
    public func bindParentEvents<Relay: RxControllerEventRelay>(
        to relay: Relay, with identifier: RxControllerEvent.Identifier
    ) {
        parentEvents.unwrappedValue(of: identifier, type: Relay.Element.self).subscribe(onNext: {
            relay.accept($0)
        }).disposed(by: disposeBag)
    }

    /// Passes the values of the parent's events to a relay of optional values, nil for one of another type.
    public func bindParentEvents<Value, Relay: RxControllerEventRelay>(
        to relay: Relay, with identifier: RxControllerEvent.Identifier
    ) where Relay.Element == Value? {
        parentEvents.value(of: identifier, type: Value.self).subscribe(onNext: { relay.accept($0) }).disposed(
            by: disposeBag)
    }

    /// Passes the values of the parent's events to an observer.
    public func bindParentEvents<Observer: ObserverType>(
        to observer: Observer, with identifier: RxControllerEvent.TypedIdentifier<Observer.Element>
    ) {
        parentEvents.value(of: identifier).subscribe(onNext: { observer.onNext($0) }).disposed(by: disposeBag)
    }

    /// Passes the values of the parent's events to an observer of optional values.
    public func bindParentEvents<Value, Observer: ObserverType>(
        to observer: Observer, with identifier: RxControllerEvent.TypedIdentifier<Value>
    ) where Observer.Element == Value? {
        parentEvents.value(of: identifier).subscribe(onNext: { observer.onNext($0) }).disposed(by: disposeBag)
    }

    /// Passes the values of the parent's events to an observer, without those of another type.
    public func bindParentEvents<Observer: ObserverType>(
        to observer: Observer, with identifier: RxControllerEvent.Identifier
    ) {
        parentEvents.unwrappedValue(of: identifier, type: Observer.Element.self).subscribe(onNext: {
            observer.onNext($0)
        }).disposed(by: disposeBag)
    }

    /// Passes the values of the parent's events to an observer of optional values, nil for one of another type.
    public func bindParentEvents<Value, Observer: ObserverType>(
        to observer: Observer, with identifier: RxControllerEvent.Identifier
    ) where Observer.Element == Value? {
        parentEvents.value(of: identifier, type: Value.self).subscribe(onNext: { observer.onNext($0) })
            .disposed(by: disposeBag)
    }
}
