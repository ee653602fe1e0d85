// SPDX-License-Identifier: MIT

/// A type that can be converted to a `ControlProperty`.
/// ```swift
/// func lowercased(_ text: some ControlPropertyType<String>) -> Observable<String> {
///     text.asObservable().map { $0.lowercased() }
/// }
/// ```
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
    /// Returns this property as a `ControlProperty`.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control that the user can change: a sequence of its values, and an observer that sets it.
///
/// The reactive members of views have this type. For a property that only the program sets, use a `Binder`.
///
/// ```swift
/// field.rx.text.bind(to: viewModel.name).disposed(by: bag)        // the text that the user enters
/// viewModel.name.bind(to: field.rx.text).disposed(by: bag)        // the text that the program sets
/// ```
///
/// It sends the current value on subscription and then each value that the user enters, on the main thread. It cannot
/// fail. Any thread may subscribe; the subscription is made on the main thread. It retains the sequence and the
/// observer that it was created with.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    /// The type of the property's value.
    public typealias Element = PropertyType

    let values: Observable<PropertyType>
    let sink: AnyObserver<PropertyType>

    /// Creates a property whose values are sent by `values` and set through `valueSink`.
    ///
    /// `values` must begin with the current value, must not fail and must send on the main thread. This is not checked.
    public init<Values: ObservableType, Sink: ObserverType>(
        values: Values, valueSink: Sink
    ) where Values.Element == Element, Sink.Element == Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        sink = valueSink.asObserver()
    }

    /// Creates a property whose values are sent by `values` and set through `valueUpdates`.
    public init<Values: ObservableType, Updates: ObserverType>(
        values: Values, valueUpdates: Updates
    ) where Values.Element == Element, Updates.Element == Element {
        self.init(values: values, valueSink: valueUpdates)
    }

    /// Sends the values to `observer`. The subscription is made on the main thread.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// Returns the values as an `Observable`.
    public func asObservable() -> Observable<Element> { values }

    /// Returns this property itself.
    public func asControlProperty() -> ControlProperty<Element> { self }

    /// The values that the user enters, without the value at the time of the subscription.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    /// Returns the values as a driver.
    public func asDriver() -> Driver<Element> { asInfallibleSharedSequence() }

    /// Sets the property to the element of `event`. The completion is passed on.
    ///
    /// An error stops a debug build and is dropped in a release build.
    public func on(_ event: Event<Element>) {
        switch event {
        case .next(let value): sink.onNext(value)
        case .error(let error): refuseBindingError(error)
        case .completed: sink.onCompleted()
        }
    }
}

extension ControlPropertyType where Element == String? {
    /// The property with an empty string in place of nil, in both directions.
    public var orEmpty: ControlProperty<String> {
        let property = asControlProperty()
        return ControlProperty(
            values: property.values.map({ $0 ?? "" }),
            valueSink: property.sink.mapObserver({ $0 }))
    }
}
