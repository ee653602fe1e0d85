// SPDX-License-Identifier: MIT

/// A sequence that is a `ControlEvent`.
public protocol ControlEventType<Element>: ObservableType {
    /// This sequence as a `ControlEvent`.
    func asControlEvent() -> ControlEvent<Element>
}

/// What a control reports, such as taps: it cannot fail, sends on the main thread, and replays nothing.
///
/// It is subscribed to on the main thread, wherever that is asked for.
public struct ControlEvent<PropertyType>: ControlEventType {
    public typealias Element = PropertyType

    private let events: Observable<PropertyType>

    /// The events of a control. `events` must not fail and must send on the main thread.
    public init<Ev: ObservableType>(events: Ev) where Ev.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { events }

    public func asControlEvent() -> ControlEvent<Element> { self }

    /// The events as a driver.
    public func asDriver() -> Driver<Element> { asInfallibleSharedSequence() }

    /// The events as a signal.
    public func asSignal() -> Signal<Element> { asInfallibleSharedSequence() }
}
