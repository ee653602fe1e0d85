// SPDX-License-Identifier: MIT

/// A value that can be read, replaced and observed; it neither fails nor ends.
///
/// The usual state of a view model. Use a `PublishRelay` for what happens rather than is. A value that nobody
/// observes may just be a property.
///
/// ```swift
/// let name = BehaviorRelay(value: "Ada")
/// name.subscribe(onNext: { print($0) }).disposed(by: bag)     // prints Ada
/// name.accept("Grace")                                        // prints Grace
/// ```
///
/// It does not retain its observers beyond its own life; when it dies they are let go of, without a
/// completion. It may be used from any thread; its events are sent on the thread that calls it.
public final class BehaviorRelay<Element>: ObservableType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// A relay whose value is `value`.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// The current value. It may be read while the value is being sent, and is the new one then.
    @inlinable public var value: Element { subject.current }

    /// Replaces the value and sends it, even if it equals the one before: put `distinctUntilChanged()` behind
    /// where that matters.
    @inlinable
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends the value to `observer`, and then each new one, until the answer is disposed of.
    @inlinable
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable, without its input side.
    public func asObservable() -> Observable<Element> { subject }
}

/// Its subject is.
extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
