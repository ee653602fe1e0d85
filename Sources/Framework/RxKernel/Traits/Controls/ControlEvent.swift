// SPDX-License-Identifier: MIT

/// A type that can be converted to a `ControlEvent`.
/// ```swift
/// func numbered(_ taps: some ControlEventType<Void>) -> Observable<Int> {
///     taps.asObservable().scan(0) { count, _ in count + 1 }
/// }
/// ```
public protocol ControlEventType<Element>: ObservableType {
    /// Returns this sequence as a `ControlEvent`.
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control, such as taps. It cannot fail, sends on the main thread, and replays nothing.
///
/// The reactive members of views have this type. Outside of views use a `Signal`, or a `PublishRelay` to send from your
/// own code.
///
/// ```swift
/// extension Reactive where Base: Button {
///     var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }
/// }
/// ```
///
/// Any thread may subscribe; the subscription is made on the main thread. It retains the sequence that it was created
/// with.
public struct ControlEvent<PropertyType>: ControlEventType {
    /// The type of the elements.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// Creates the events of a control. `events` must not fail and must send on the main thread; neither is checked.
    public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Sends the events to `observer`. The subscription is made on the main thread.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// Returns the events as an `Observable`.
    public func asObservable() -> Observable<Element> { events }

    /// Returns this control event itself.
    public func asControlEvent() -> ControlEvent<Element> { self }

    /// Returns the events as a driver, which replays the latest one while it has a subscriber.
    public func asDriver() -> Driver<Element> { asInfallibleSharedSequence() }

    /// Returns the events as a signal.
    public func asSignal() -> Signal<Element> { asInfallibleSharedSequence() }
}
