// SPDX-License-Identifier: MIT

@_spi(Binding) public import GObject
public import RxKernel

/// Each signal and property of GTK has a reactive member: `button.rx.clicked`, `adjustment.rx.value`.
extension GObject.Object: ReactiveCompatible {}

@MainActor extension Reactive where Base: GObject.Object {
    /// Each emission of a signal, by the signal's name. It completes when the object is finalized.
    ///
    /// ```swift
    /// calendar.rx.daySelected.subscribe(onNext: { … })
    /// ```
    public subscript<Arguments>(
        dynamicMember signal: KeyPath<Members<Base>, SignalKey<Base, Arguments>>
    ) -> ControlEvent<Arguments> {
        self[signal]
    }

    /// A signal whose handlers return a value, by its name. Call it with the value to get an event.
    ///
    /// ```swift
    /// window.rx.closeRequest(answering: true).subscribe(onNext: { … })
    /// keys.rx.keyPressed { $0.keyval == .escape }.subscribe(onNext: { … })
    /// ```
    public subscript<Arguments, Answer>(
        dynamicMember signal: KeyPath<Members<Base>, AnsweredSignalKey<Base, Arguments, Answer>>
    ) -> AnsweredSignal<Arguments, Answer> {
        self[signal]
    }

    /// A property, by its name: the current value on subscription, then each new value. It completes when the object is finalized.
    /// A value that is bound to it is set. If the kernel has a binder of the same name, the compiler prefers that one.
    ///
    /// ```swift
    /// adjustment.rx.value.map { "\($0) %" }.bind(to: label.rx.label)
    /// ```
    @_disfavoredOverload
    public subscript<Value>(
        dynamicMember property: KeyPath<Members<Base>, PropertyKey<Base, Value>>
    ) -> ControlProperty<Value> {
        self[property]
    }

    /// Each emission of a signal: `button.rx[\.clicked]`.
    public subscript<Arguments>(
        signal: KeyPath<Members<Base>, SignalKey<Base, Arguments>>
    ) -> ControlEvent<Arguments> {
        let key = Members<Base>()[keyPath: signal]
        return ControlEvent(events: Observable.emissions(of: base) { base, send in key.connect(base, send) })
    }

    /// A signal whose handlers return a value: `window.rx[\.closeRequest](answering: true)`.
    public subscript<Arguments, Answer>(
        signal: KeyPath<Members<Base>, AnsweredSignalKey<Base, Arguments, Answer>>
    ) -> AnsweredSignal<Arguments, Answer> {
        AnsweredSignal(base, Members<Base>()[keyPath: signal])
    }

    /// A property: `entry.rx[\.text]`.
    public subscript<Value>(
        property: KeyPath<Members<Base>, PropertyKey<Base, Value>>
    ) -> ControlProperty<Value> {
        let key = Members<Base>()[keyPath: property]
        let changes = Observable<Void>.emissions(of: base) { base, send in
            base.onNotify(key.name) { send(()) }
        }
        let values = changes.startWith(()).compactMap { [weak base] in base.map(key.get) }
        return ControlProperty(
            values: values, valueSink: Binder(onMain: base) { base, value in base.set(value, for: key) })
    }
}

/// A signal of an object whose handlers return a value. Call it with that value to get an event; each subscription to the
/// event connects a handler.
///
/// `true` means that the signal was handled, and most such signals end there: no other handler is called,
/// and neither is GTK's default handler. Pass `false` to observe the signal only.
/// ```swift
/// window.rx.closeRequest(answering: false).subscribe(onNext: { print("the user closes the window") })
/// ```
@MainActor
public struct AnsweredSignal<Arguments, Answer> {
    private let events: @MainActor (@escaping @MainActor (Arguments) -> Answer) -> Observable<Arguments>

    fileprivate init<Base: GObject.Object>(
        _ base: Base, _ key: AnsweredSignalKey<Base, Arguments, Answer>
    ) {
        events = { [weak base] answer in
            guard let base else { return .empty() }
            return .emissions(of: base) { base, send in
                key.connect(base) { arguments in
                    let answer = answer(arguments)
                    send(arguments)
                    return answer
                }
            }
        }
    }

    /// Each emission of the signal, with the same return value for all. It completes when the object is freed.
    public func callAsFunction(answering answer: Answer) -> ControlEvent<Arguments> {
        ControlEvent(events: events { _ in answer })
    }

    /// Each emission of the signal. The closure returns the value for GTK; then the event is sent, and GTK
    /// continues after all observers have received it. It completes when the object is finalized.
    public func callAsFunction(
        _ answer: @escaping @MainActor (Arguments) -> Answer
    ) -> ControlEvent<Arguments> {
        ControlEvent(events: events(answer))
    }
}

extension Observable {
    /// The emissions of a signal, until its object is finalized.
    @MainActor fileprivate static func emissions<Base: GObject.Object>(
        of base: Base,
        connect: @escaping @MainActor (Base, @escaping @MainActor (Element) -> Void) -> SignalConnection
    ) -> Observable<Element> {
        create { [weak base] observer in
            guard let base else {
                observer.onCompleted()
                return Disposables.create()
            }
            // The handler retains it, and is released with the object.
            let end = EndOfObject { observer.onCompleted() }
            let connection = connect(base) { element in
                withExtendedLifetime(end) { observer.onNext(element) }
            }
            return Disposables.create { connection.disconnect() }
        }
    }
}

private final class EndOfObject {
    private let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
}

extension GObject.Object {
    fileprivate func set<Owner, Value>(_ value: Value, for key: PropertyKey<Owner, Value>) {
        guard let owner = self as? Owner, key.isWritable(owner) else {
            fatalError(
                """
                GtkBackend: something was bound to the property “\(key.name)” of \(Owner.self), which can only be read. Bind \
                to a property that can be written, or subscribe to this one.
                """)
        }
        key.update(owner, value)
    }
}
