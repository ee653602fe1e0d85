// SPDX-License-Identifier: MIT

import RxKernel

/// Forwards events of the parent to the children, and events of the children to the parent.
///
/// An event reaches one level of view models. A view model between two levels forwards events to the next level:
/// ```swift
/// override func prepareForParentEvents() {
///     forward(parentEvent: InfoEvent.name, toEvent: NameEvent.first)
///     forward(event: NameEvent.edited, toParentEvent: InfoEvent.edited, flatMapLatest: { [unowned self] in validate($0) })
/// }
/// ```
/// ``RxViewModel`` conforms. Forwarding that begins in ``RxViewModel/prepareForParentEvents()`` ends when the view model leaves that
/// parent. The form with a closure works like `flatMapLatest`: a new value ends the observable of the previous one.
@preconcurrency @MainActor public protocol RxControllerEventRouter: RxControllerEventBinder {}

// MARK: - To the children

extension RxControllerEventRouter {
    /// Forwards the parent's events to the children.
    public func forward<Value>(
        parentEvent: RxControllerEvent.TypedIdentifier<Value>,
        toEvent event: RxControllerEvent.TypedIdentifier<Value>
    ) {
        event.events(from: parentEvents.value(of: parentEvent)).bind(to: events).disposed(by: disposeBag)
    }

    /// Forwards the parent's events to the children, with values of any type.
    public func forward(
        parentEvent: RxControllerEvent.Identifier, toEvent event: RxControllerEvent.Identifier
    ) {
        event.events(from: parentEvents.value(of: parentEvent, type: Any.self)).bind(to: events).disposed(
            by: disposeBag)
    }

    /// Sends what a closure returns for each of the parent's events to the children.
    public func forward<Value, Result>(
        parentEvent: RxControllerEvent.TypedIdentifier<Value>,
        toEvent event: RxControllerEvent.TypedIdentifier<Result>,
        flatMapLatest transform: @escaping (Value) -> Observable<Result>
    ) {
        let results = parentEvents.value(of: parentEvent).flatMapLatest { transform($0) }
        event.events(from: results).bind(to: events).disposed(by: disposeBag)
    }

    /// Sends what a closure returns for each of the parent's events to the children; values of another type are ignored.
    public func forward<Value, Result: ObservableConvertibleType>(
        parentEvent: RxControllerEvent.Identifier, toEvent event: RxControllerEvent.Identifier,
        flatMapLatest transform: @escaping (Value) -> Result
    ) {
        let results = parentEvents.unwrappedValue(of: parentEvent, type: Value.self).flatMapLatest {
            transform($0)
        }
        event.events(from: results).bind(to: events).disposed(by: disposeBag)
    }

    /// Sends what a closure returns for each of the parent's events to the children; the closure receives nil for a value of another type.
    public func forward<Value, Result: ObservableConvertibleType>(
        parentEvent: RxControllerEvent.Identifier, toEvent event: RxControllerEvent.Identifier,
        flatMapLatest transform: @escaping (Value?) -> Result
    ) {
        let results = parentEvents.value(of: parentEvent, type: Value.self).flatMapLatest { transform($0) }
        event.events(from: results).bind(to: events).disposed(by: disposeBag)
    }
}

// MARK: - To the parent

extension RxControllerEventRouter {
    /// Forwards the events to the parent.
    public func forward<Value>(
        event: RxControllerEvent.TypedIdentifier<Value>,
        toParentEvent parentEvent: RxControllerEvent.TypedIdentifier<Value>
    ) {
        parentEvent.events(from: events.value(of: event)).bind(to: parentEvents).disposed(by: disposeBag)
    }

    /// Forwards the events to the parent, with values of any type.
    public func forward(
        event: RxControllerEvent.Identifier, toParentEvent parentEvent: RxControllerEvent.Identifier
    ) {
        parentEvent.events(from: events.value(of: event, type: Any.self)).bind(to: parentEvents).disposed(
            by: disposeBag)
    }

    /// Sends what a closure returns for each of the events to the parent.
    public func forward<Value, Result>(
        event: RxControllerEvent.TypedIdentifier<Value>,
        toParentEvent parentEvent: RxControllerEvent.TypedIdentifier<Result>,
        flatMapLatest transform: @escaping (Value) -> Observable<Result>
    ) {
        let results = events.value(of: event).flatMapLatest { transform($0) }
        parentEvent.events(from: results).bind(to: parentEvents).disposed(by: disposeBag)
    }

    /// Sends what a closure returns for each of the events to the parent; values of another type are ignored.
    public func forward<Value, Result: ObservableConvertibleType>(
        event: RxControllerEvent.Identifier, toParentEvent parentEvent: RxControllerEvent.Identifier,
        flatMapLatest transform: @escaping (Value) -> Result
    ) {
        let results = events.unwrappedValue(of: event, type: Value.self).flatMapLatest { transform($0) }
        parentEvent.events(from: results).bind(to: parentEvents).disposed(by: disposeBag)
    }

    /// Sends what a closure returns for each of the events to the parent; the closure receives nil for a value of another type.
    public func forward<Value, Result: ObservableConvertibleType>(
        event: RxControllerEvent.Identifier, toParentEvent parentEvent: RxControllerEvent.Identifier,
        flatMapLatest transform: @escaping (Value?) -> Result
    ) {
        let results = events.value(of: event, type: Value.self).flatMapLatest { transform($0) }
        parentEvent.events(from: results).bind(to: parentEvents).disposed(by: disposeBag)
    }
}
