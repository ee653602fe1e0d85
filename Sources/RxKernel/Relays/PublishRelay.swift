// SPDX-License-Identifier: MIT

/// A `PublishSubject` that neither fails nor ends.
///
/// Use it for what happens: taps, steps, messages. Use a `BehaviorRelay` for what is, so that who comes later
/// knows it.
///
/// ```swift
/// let steps = PublishRelay<Step>()
/// steps.subscribe(onNext: { print($0) }).disposed(by: bag)
/// steps.accept(.done)
/// ```
///
/// It does not retain its observers beyond its own life; when it dies they are let go of, without a
/// completion. It may be used from any thread; its events are sent on the thread that calls it, and are
/// serial if its callers are.
public final class PublishRelay<Element>: ObservableType {
    @usableFromInline let subject = PublishSubject<Element>()

    /// A relay without observers.
    public init() {}

    /// Sends `event` to those who have subscribed.
    @inlinable
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends to `observer` what is accepted from now on, until the answer is disposed of.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable, without its input side.
    public func asObservable() -> Observable<Element> { subject }
}

/// Its subject is.
extension PublishRelay: @unchecked Sendable where Element: Sendable {}
