// SPDX-License-Identifier: MIT

/// A `PublishSubject` that neither fails nor ends.
///
/// Use it for events such as taps, steps and messages. Use a `BehaviorRelay` for state, which later subscribers must
/// receive.
///
/// ```swift
/// let steps = PublishRelay<Step>()
/// steps.subscribe(onNext: { print($0) }).disposed(by: bag)
/// steps.accept(.done)
/// ```
///
/// When it is deallocated it releases its observers, without a completion. Any thread may use it; it sends events on
/// the thread that calls it, and its events are serial if the calls are.
public final class PublishRelay<Element>: RelayType {
    @usableFromInline let subject = PublishSubject<Element>()

    /// Creates a relay without observers.
    public init() {}

    /// Sends `event` to the current subscribers.
    @inlinable
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends the elements accepted from now on to `observer`, until the returned disposable is disposed of.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// How many observers are subscribed.
    package var observerCount: Int { subject.list.count }

    /// Returns the relay as an observable, which cannot be used to send.
    public func asObservable() -> Observable<Element> { subject }
}

/// Its only state is its subject, which is `Sendable`.
extension PublishRelay: @unchecked Sendable where Element: Sendable {}
