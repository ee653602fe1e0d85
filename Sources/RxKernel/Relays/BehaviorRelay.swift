// SPDX-License-Identifier: MIT

/// A value that can be read, replaced and observed; it neither fails nor ends.
///
/// ```swift
/// let name = BehaviorRelay(value: "Ada")
/// name.subscribe(onNext: { print($0) }).disposed(by: bag)     // prints Ada
/// name.accept("Grace")                                        // prints Grace
/// ```
///
/// It does not retain its observers beyond its own life. It may be used from any thread; its events are sent on the
/// thread that calls it.
public final class BehaviorRelay<Element>: ObservableType {
    @usableFromInline let subject: BehaviorSubject<Element>

    /// A relay whose value is `value`.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// The current value.
    @inlinable public var value: Element { subject.current }

    /// Replaces the value and sends it.
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
extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
