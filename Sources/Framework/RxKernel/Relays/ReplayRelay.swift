// SPDX-License-Identifier: MIT

/// A `ReplaySubject` that neither fails nor ends.
///
/// Use it for a history that later subscribers must receive; for the latest value alone a `BehaviorRelay` is simpler.
///
/// ```swift
/// let lines = ReplayRelay<String>.create(bufferSize: 100)
/// lines.accept("started")
/// lines.subscribe(onNext: { print($0) }).disposed(by: bag)        // prints started
/// ```
///
/// It stores its elements until it is deallocated; it releases its observers then, without a completion. Any thread may
/// use it; it sends events on the thread that calls it.
public final class ReplayRelay<Element>: RelayType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// Returns a relay that stores the last `bufferSize` elements; none if that is zero or less.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// Returns a relay that stores every element. It grows with each element.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

    /// Sends `event` and stores it for later subscribers.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends the stored elements and then each accepted one to `observer`, until the returned disposable is disposed
    /// of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// Returns the relay as an observable, which cannot be used to send.
    public func asObservable() -> Observable<Element> { subject }
}

/// Its only state is its subject, which is `Sendable`.
extension ReplayRelay: @unchecked Sendable where Element: Sendable {}
