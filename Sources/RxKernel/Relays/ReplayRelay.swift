// SPDX-License-Identifier: MIT

/// A `ReplaySubject` that neither fails nor ends.
///
/// Use it for a history that who comes later must see; for the latest value alone a `BehaviorRelay` is
/// simpler.
///
/// ```swift
/// let lines = ReplayRelay<String>.create(bufferSize: 100)
/// lines.accept("started")
/// lines.subscribe(onNext: { print($0) }).disposed(by: bag)        // prints started
/// ```
///
/// It keeps its elements until it dies; it does not retain its observers beyond its own life. It may be used
/// from any thread; its events are sent on the thread that calls it.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// A relay that keeps the last `bufferSize` elements; none if that is zero or less.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// A relay that keeps every element, and so grows with each.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

    /// Sends `event` and keeps it for those who subscribe later.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends to `observer` what is kept, and then what is accepted, until the answer is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable, without its input side.
    public func asObservable() -> Observable<Element> { subject }
}

/// Its subject is.
extension ReplayRelay: @unchecked Sendable where Element: Sendable {}
