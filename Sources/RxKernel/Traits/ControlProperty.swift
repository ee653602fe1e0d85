// SPDX-License-Identifier: MIT

/// A sequence that is a `ControlProperty`, under its own or another type.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
    /// This property as a `ControlProperty`.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control that its user can change: a sequence of its values, and an observer that sets it.
///
/// It is what a view's reactive members are of. For a property that only the program sets, a `Binder` is
/// enough.
///
/// ```swift
/// field.rx.text.bind(to: viewModel.name).disposed(by: bag)        // what the user types
/// viewModel.name.bind(to: field.rx.text).disposed(by: bag)        // what the program sets
/// ```
///
/// It sends the current value on subscription and then what the user makes of it, on the main thread; it
/// cannot fail. It is subscribed to on the main thread, wherever that is asked for, and retains what it was
/// made of.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    /// The property's value.
    public typealias Element = PropertyType

    let values: Observable<PropertyType>
    let sink: AnyObserver<PropertyType>

    /// A property whose values are `values`, set through `valueSink`.
    ///
    /// `values` must begin with the current value, must not fail and must send on the main thread; none of it
    /// is checked.
    public init<Values: ObservableType, Sink: ObserverType>(
        values: Values, valueSink: Sink
    ) where Values.Element == Element, Sink.Element == Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        sink = valueSink.asObserver()
    }

    /// A property whose values are `values`, set through `valueUpdates`.
    public init<Values: ObservableType, Updates: ObserverType>(
        values: Values, valueUpdates: Updates
    ) where Values.Element == Element, Updates.Element == Element {
        self.init(values: values, valueSink: valueUpdates)
    }

    /// Sends the values to `observer`, subscribing on the main thread.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The values as an `Observable`.
    public func asObservable() -> Observable<Element> { values }

    /// This property.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// The values that the user makes, without the first, which is the one at subscription.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    /// The values as a driver.
    public func asDriver() -> Driver<Element> { asInfallibleSharedSequence() }

    /// Sets the property to the element of `event`; completion is passed on.
    ///
    /// An error is a mistake of the program: it stops a debug build and is dropped in a release build.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let value): sink.onNext(value)
        case .error(let error): refuseBindingError(error)
        case .completed: sink.onCompleted()
        }
    }
}

extension ControlPropertyType where Element == String? {
    /// The property with an empty string in place of none, in both directions.
    public var orEmpty: ControlProperty<String> {
        let property = asControlProperty()
        return ControlProperty(
            values: property.values.map({ $0 ?? "" }),
            valueSink: property.sink.mapObserver({ $0 }))
    }
}
