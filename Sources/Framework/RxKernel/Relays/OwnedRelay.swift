// SPDX-License-Identifier: MIT

/// A relay that completes when it is deallocated. The events of a view are one: only the view retains it, so
/// that they complete when the view is deallocated, as those of UIKit's controls do.
package final class OwnedRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    package init() {}

    deinit { subject.onCompleted() }

    package func accept(_ event: Element) {
        if MainThread.isCurrent { EventEnd.after { subject.onNext(event) } } else { subject.onNext(event) }
    }

    package func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    package func asObservable() -> Observable<Element> { subject }
}

/// Its only state is its subject, which is `Sendable`.
extension OwnedRelay: @unchecked Sendable where Element: Sendable {}

/// The end of the event that a view is sending.
package enum EventEnd {
    /// What is done at the end of each event that is being sent, the innermost one last. Guard: only the main thread uses it.
    nonisolated(unsafe) private static var pending: [[() -> Void]] = []

    fileprivate static func after(_ send: () -> Void) {
        pending.append([])
        send()
        for work in pending.removeLast() { work() }
    }

    /// Calls `work` when all observers have received the event that a view is sending; not at all if none is. Main thread only.
    package static func perform(_ work: @escaping () -> Void) {
        if !pending.isEmpty { pending[pending.count - 1].append(work) }
    }
}
