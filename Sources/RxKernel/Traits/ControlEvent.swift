// SPDX-License-Identifier: MIT

/// A sequence that is a `ControlEvent`, under its own or another type.
public protocol ControlEventType<Element>: ObservableType {
    /// This sequence as a `ControlEvent`.
    func asControlEvent() -> ControlEvent<Element>
}

/// What a control reports, such as taps: it cannot fail, sends on the main thread, and replays nothing.
///
/// It is what a view's reactive members are of. Outside a view use a `Signal`, or a `PublishRelay` to send by
/// hand.
///
/// ```swift
/// extension Reactive where Base: Button {
///     var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }
/// }
/// ```
///
/// It is subscribed to on the main thread, wherever that is asked for, and lives as long as the events that
/// it was given.
public struct ControlEvent<PropertyType>: ControlEventType {
    /// What it sends.
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// The events of a control. `events` must not fail and must send on the main thread; neither is checked.
    public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Sends the events to `observer`, subscribing on the main thread.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    /// The events as an `Observable`.
    public func asObservable() -> Observable<Element> { events }

    /// These events.
    public func asControlEvent() -> ControlEvent<Element> { self }

    /// The events as a driver, which replays the latest one while it has a subscriber.
    public func asDriver() -> Driver<Element> { asInfallibleSharedSequence() }

    /// The events as a signal.
    public func asSignal() -> Signal<Element> { asInfallibleSharedSequence() }
}
