// SPDX-License-Identifier: MIT

/// A `ReplaySubject` that neither fails nor ends.
///
/// It may be used from any thread; its events are sent on the thread that calls it.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// A relay that keeps the last `bufferSize` elements.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// A relay that keeps every element.
    public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

    /// Sends `event` and keeps it for those who subscribe later.
    public func accept(_ event: Element) { subject.onNext(event) }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// The relay as an observable, without its input side.
    public func asObservable() -> Observable<Element> { subject }
}

/// Its subject is.
extension ReplayRelay: @unchecked Sendable where Element: Sendable {}
