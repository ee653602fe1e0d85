// SPDX-License-Identifier: MIT

import RxKernel

/// Connects relays and observers with events. What concerns the parent belongs in ``RxViewModel/prepareForParentEvents()``,
/// and ends when the view model leaves that parent.
extension RxViewModel {
    // MARK: Sending

    /// Sends each value as an event to the direct children.
    public func bindToEvents<Identifier: RxControllerEventIdentifier>(
        from source: some ObservableConvertibleType<Identifier.Value>, with identifier: Identifier
    ) {
        source.asObservable().subscribe(onNext: { [events] in events.accept(identifier.event($0)) })
            .disposed(by: disposeBag)
    }

    /// Sends each value as an event to the parent and its direct children.
    public func bindToParentEvents<Identifier: RxControllerEventIdentifier>(
        from source: some ObservableConvertibleType<Identifier.Value>, with identifier: Identifier
    ) {
        source.asObservable().subscribe(onNext: { [parentEvents] in parentEvents.accept(identifier.event($0))
        })
        .disposed(by: parentBag)
    }

    // MARK: Receiving

    /// Keeps the values of events from the direct children in a relay.
    public func bindEvents<Identifier: RxControllerEventIdentifier>(
        to relay: BehaviorRelay<Identifier.Value>, with identifier: Identifier
    ) {
        events.values(of: identifier).bind(to: relay).disposed(by: disposeBag)
    }

    /// Passes the values of events from the direct children to an observer.
    public func bindEvents<Identifier: RxControllerEventIdentifier>(
        to observer: some ObserverType<Identifier.Value>, with identifier: Identifier
    ) {
        events.values(of: identifier).bind(to: observer).disposed(by: disposeBag)
    }

    /// Keeps the values of events from the parent in a relay.
    public func bindParentEvents<Identifier: RxControllerEventIdentifier>(
        to relay: BehaviorRelay<Identifier.Value>, with identifier: Identifier
    ) {
        parentEvents.values(of: identifier).bind(to: relay).disposed(by: parentBag)
    }

    /// Passes the values of events from the parent to an observer.
    public func bindParentEvents<Identifier: RxControllerEventIdentifier>(
        to observer: some ObserverType<Identifier.Value>, with identifier: Identifier
    ) {
        parentEvents.values(of: identifier).bind(to: observer).disposed(by: parentBag)
    }

    /// Keeps the values of events that carry anything in a relay of one type: nil where they carry another.
    public func bindEvents<Value>(
        to relay: BehaviorRelay<Value?>, with identifier: RxControllerEvent.Identifier
    ) {
        events.value(of: identifier).bind(to: relay).disposed(by: disposeBag)
    }

    /// Keeps the values of events that carry anything in a relay of one type: values of others are left out.
    public func bindEvents<Value>(
        to relay: BehaviorRelay<Value>, with identifier: RxControllerEvent.Identifier
    ) {
        events.unwrappedValue(of: identifier).bind(to: relay).disposed(by: disposeBag)
    }

    /// Keeps the values of the parent's events that carry anything in a relay of one type: nil where they carry another.
    public func bindParentEvents<Value>(
        to relay: BehaviorRelay<Value?>, with identifier: RxControllerEvent.Identifier
    ) {
        parentEvents.value(of: identifier).bind(to: relay).disposed(by: parentBag)
    }

    /// Keeps the values of the parent's events that carry anything in a relay of one type: values of others are left out.
    public func bindParentEvents<Value>(
        to relay: BehaviorRelay<Value>, with identifier: RxControllerEvent.Identifier
    ) {
        parentEvents.unwrappedValue(of: identifier).bind(to: relay).disposed(by: parentBag)
    }

    // MARK: Forwarding

    /// Passes events of the parent on to the direct children.
    public func forward<From: RxControllerEventIdentifier, To: RxControllerEventIdentifier>(
        parentEvent: From, toEvent event: To
    ) where From.Value == To.Value {
        parentEvents.values(of: parentEvent).subscribe(onNext: { [events] in events.accept(event.event($0)) })
            .disposed(by: parentBag)
    }

    /// The same with what a closure makes of each value; a new value cancels what was made of the one before.
    public func forward<From: RxControllerEventIdentifier, To: RxControllerEventIdentifier>(
        parentEvent: From, toEvent event: To,
        flatMapLatest transform: @escaping (From.Value) -> Observable<To.Value>
    ) {
        parentEvents.values(of: parentEvent).flatMapLatest { transform($0) }
            .subscribe(onNext: { [events] in events.accept(event.event($0)) })
            .disposed(by: parentBag)
    }

    /// Passes events of the direct children on to the parent.
    public func forward<From: RxControllerEventIdentifier, To: RxControllerEventIdentifier>(
        event: From, toParentEvent parentEvent: To
    ) where From.Value == To.Value {
        events.values(of: event)
            .subscribe(onNext: { [parentEvents] in parentEvents.accept(parentEvent.event($0)) })
            .disposed(by: parentBag)
    }

    /// The same with what a closure makes of each value; a new value cancels what was made of the one before.
    public func forward<From: RxControllerEventIdentifier, To: RxControllerEventIdentifier>(
        event: From, toParentEvent parentEvent: To,
        flatMapLatest transform: @escaping (From.Value) -> Observable<To.Value>
    ) {
        events.values(of: event).flatMapLatest { transform($0) }
            .subscribe(onNext: { [parentEvents] in parentEvents.accept(parentEvent.event($0)) })
            .disposed(by: parentBag)
    }
}
