// SPDX-License-Identifier: MIT

import RxKernel

/// An observer that records the events that it receives, with the times of its scheduler's clock. A `TestScheduler`
/// creates it.
///
/// ```swift
/// let observer = scheduler.createObserver(Int.self)
/// viewModel.count.subscribe(observer).disposed(by: bag)
/// scheduler.start()
/// #expect(observer.events == [.next(0, 0), .next(300, 1)])
/// ```
///
/// Use it on the thread of its scheduler, which it retains.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler
    /// The events that it has received so far, in order.
    public private(set) var events: [Recorded<Event<Element>>] = []

    init(scheduler: TestScheduler) {
        self.scheduler = scheduler
    }

    /// Records `event` with the current time of the scheduler.
    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: scheduler.clock, value: event))
    }
}
