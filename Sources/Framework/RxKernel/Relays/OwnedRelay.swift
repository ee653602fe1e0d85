// SPDX-License-Identifier: MIT

/// A relay that completes when it is deallocated. The events of a view are one: only the view retains it, so
/// that they complete when the view is deallocated, as those of UIKit's controls do.
package final class OwnedRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    package init() {}

    deinit { subject.onCompleted() }

    package func accept(_ event: Element) { subject.onNext(event) }

    package func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    package func asObservable() -> Observable<Element> { subject }
}

/// Its only state is its subject, which is `Sendable`.
extension OwnedRelay: @unchecked Sendable where Element: Sendable {}
