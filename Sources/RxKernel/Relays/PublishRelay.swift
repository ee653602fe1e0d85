// SPDX-License-Identifier: MIT

/// A `PublishSubject` that neither fails nor ends.
///
/// ```swift
/// let steps = PublishRelay<Step>()
/// steps.accept(.done)
/// ```
///
/// It does not retain its observers beyond its own life. It may be used from any thread; its events are sent on the
/// thread that calls it.
public final class PublishRelay<Element>: ObservableType {
    @usableFromInline let subject = PublishSubject<Element>()

    /// A relay without observers.
    public init() {}

    /// Sends `event` to those who have subscribed.
    @inlinable
    public func accept(_ event: Element) { subject.onNext(event) }

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
