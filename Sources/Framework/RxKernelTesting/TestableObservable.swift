// SPDX-License-Identifier: MIT

import RxKernel

/// A sequence with given events, which records its subscriptions. A `TestScheduler` creates it.
///
/// ```swift
/// let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
/// _ = scheduler.start { source.take(1) }
/// #expect(source.subscriptions == [Subscription(200, 210)])
/// ```
///
/// It sends the events as they are given, also those that break the contract, such as an element after the completion.
/// Use it on the thread of its scheduler, which it retains.
public class TestableObservable<Element>: ObservableType {
    /// The events that it sends, with their ticks. The ticks of a cold sequence are counted from each subscription.
    public let recordedEvents: [Recorded<Event<Element>>]
    /// The subscriptions to it, with the ticks at which they began and ended.
    public private(set) var subscriptions: [Subscription] = []
    private let scheduler: TestScheduler
    private let isHot: Bool
    private var observers: [(id: Int, observer: AnyObserver<Element>)] = []

    init(hot events: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
        recordedEvents = events
        self.scheduler = scheduler
        isHot = true
        for event in events {
            scheduler.scheduleAt(event.time) { [self] in
                for (_, observer) in observers { observer.on(event.value) }
            }
        }
    }

    init(cold events: [Recorded<Event<Element>>], on scheduler: TestScheduler) {
        recordedEvents = events
        self.scheduler = scheduler
        isHot = false
    }

    /// Records the subscription, and sends the events to `observer` until the returned disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let id = subscriptions.count
        subscriptions.append(Subscription(scheduler.clock))
        let unsubscribe = Disposables.create { [self] in
            observers.removeAll { $0.id == id }
            subscriptions[id] = Subscription(subscriptions[id].subscribe, scheduler.clock)
        }
        if isHot {
            observers.append((id, observer.asObserver()))
            return unsubscribe
        }
        let scheduled = recordedEvents.map { event in
            scheduler.scheduleRelativeVirtual(event.value, dueTime: event.time) { event in
                observer.on(event)
                return Disposables.create()
            }
        }
        return Disposables.create([unsubscribe] + scheduled)
    }
}
