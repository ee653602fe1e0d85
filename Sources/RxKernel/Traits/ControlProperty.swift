// SPDX-License-Identifier: MIT

/// A sequence that is a `ControlProperty`.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
    /// This property as a `ControlProperty`.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control that its user can change: a sequence of its values, and an observer that sets it.
///
/// It sends the current value on subscription and then what the user makes of it, on the main thread; it cannot fail.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    public typealias Element = PropertyType

    let values: Observable<PropertyType>
    let sink: AnyObserver<PropertyType>

    /// A property whose values are `values`, set through `valueSink`.
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

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { values }

    public func asControlProperty() -> ControlProperty<Element> { self }

    /// The values that the user makes, without the one at subscription.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    /// The values as a driver.
    public func asDriver() -> Driver<Element> { asInfallibleSharedSequence() }

    /// Sets the property. An error is a mistake of the program.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let value): sink.onNext(value)
        case .error(let error): refuseBindingError(error)
        case .completed: sink.onCompleted()
        }
    }
}

extension ControlPropertyType where Element == String? {
    /// The property with an empty string in place of none.
    public var orEmpty: ControlProperty<String> {
        let property = asControlProperty()
        return ControlProperty(
            values: property.values.map({ $0 ?? "" }, isolation: nil),
            valueSink: property.sink.mapObserver({ $0 }, isolation: nil))
    }
}
