// SPDX-License-Identifier: MIT

/// A value that can be read, replaced and observed. Its sequence neither fails nor ends.
///
/// View models use it for their state. Use a `PublishRelay` for events without a current value, and a property for a
/// value that is not observed.
///
/// ```swift
/// let name = BehaviorRelay(value: "Ada")
/// name.subscribe(onNext: { print($0) }).disposed(by: bag)     // prints Ada
/// name.accept("Grace")                                        // prints Grace
/// ```
///
/// When it is deallocated it releases its observers, without a completion. Any thread may use it; it sends events on
/// the thread that calls it.
public final class BehaviorRelay<Element>: RelayType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// Creates a relay with the value `value`.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// The current value. While a new value is being sent, it is the new one.
    @inlinable public var value: Element { subject.current }

    /// Replaces the value and sends it, even if it equals the old one. Add `distinctUntilChanged()` to skip equal
    /// values.
    ///
    /// As in RxSwift, a value that an observer accepts while it receives one is sent at once. So the observers that
    /// subscribed later receive the newer value first, and then the older one; ``value`` is the newer one for all. If
    /// the observer that accepts is called by `observe(on: MainScheduler.asyncInstance)`, all receive the values in
    /// their order.
    @inlinable
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends the current value and then each new value to `observer`, until the returned disposable is disposed of.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// Returns the relay as an observable, which cannot be used to send.
    public func asObservable() -> Observable<Element> { subject }
}

/// Its only state is its subject, which is `Sendable`.
extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
