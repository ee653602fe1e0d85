// SPDX-License-Identifier: MIT

import RxKernel

/// Connects relays with events.
extension RxViewModel {
    /// Sends each value as an event to the direct children.
    public func bindToEvents<Value>(
        from source: some ObservableConvertibleType<Value>,
        with identifier: RxControllerEvent.TypedIdentifier<Value>
    ) {
        source.asObservable()
            .subscribe(onNext: { [events] in events.accept(identifier.event($0)) })
            .disposed(by: disposeBag)
    }

    /// Sends each value as an event to the parent and its direct children. Call it in ``prepareForParentEvents()``.
    public func bindToParentEvents<Value>(
        from source: some ObservableConvertibleType<Value>,
        with identifier: RxControllerEvent.TypedIdentifier<Value>
    ) {
        source.asObservable()
            .subscribe(onNext: { [parentEvents] in parentEvents.accept(identifier.event($0)) })
            .disposed(by: parentBag)
    }

    /// Keeps the values of events from the direct children in a relay.
    public func bindEvents<Value>(
        to relay: BehaviorRelay<Value>, with identifier: RxControllerEvent.TypedIdentifier<Value>
    ) {
        events.value(of: identifier).bind(to: relay).disposed(by: disposeBag)
    }

    /// Keeps the values of events from the parent in a relay. Call it in ``prepareForParentEvents()``.
    public func bindParentEvents<Value>(
        to relay: BehaviorRelay<Value>, with identifier: RxControllerEvent.TypedIdentifier<Value>
    ) {
        parentEvents.value(of: identifier).bind(to: relay).disposed(by: parentBag)
    }

    /// Passes events of the parent on to the direct children. Call it in ``prepareForParentEvents()``.
    public func forward<Value>(
        parentEvent: RxControllerEvent.TypedIdentifier<Value>,
        toEvent event: RxControllerEvent.TypedIdentifier<Value>
    ) {
        parentEvents.value(of: parentEvent)
            .subscribe(onNext: { [events] in events.accept(event.event($0)) })
            .disposed(by: parentBag)
    }

    /// The same with what a closure makes of each value; a new value cancels what was made of the one before.
    public func forward<Value, Result>(
        parentEvent: RxControllerEvent.TypedIdentifier<Value>,
        toEvent event: RxControllerEvent.TypedIdentifier<Result>,
        flatMapLatest transform: @escaping (Value) -> Observable<Result>
    ) {
        parentEvents.value(of: parentEvent).flatMapLatest { transform($0) }
            .subscribe(onNext: { [events] in events.accept(event.event($0)) })
            .disposed(by: parentBag)
    }

    /// Passes events of the direct children on to the parent. Call it in ``prepareForParentEvents()``.
    public func forward<Value>(
        event: RxControllerEvent.TypedIdentifier<Value>,
        toParentEvent parentEvent: RxControllerEvent.TypedIdentifier<Value>
    ) {
        events.value(of: event)
            .subscribe(onNext: { [parentEvents] in parentEvents.accept(parentEvent.event($0)) })
            .disposed(by: parentBag)
    }

    /// The same with what a closure makes of each value; a new value cancels what was made of the one before.
    public func forward<Value, Result>(
        event: RxControllerEvent.TypedIdentifier<Value>,
        toParentEvent parentEvent: RxControllerEvent.TypedIdentifier<Result>,
        flatMapLatest transform: @escaping (Value) -> Observable<Result>
    ) {
        events.value(of: event).flatMapLatest { transform($0) }
            .subscribe(onNext: { [parentEvents] in parentEvents.accept(parentEvent.event($0)) })
            .disposed(by: parentBag)
    }
}
