// SPDX-License-Identifier: MIT

import RxKernel

/// An observer that records what it is sent, and when; a `TestScheduler` makes it, whose clock it reads.
///
/// ```swift
/// let observer = scheduler.createObserver(Int.self)
/// viewModel.count.subscribe(observer).disposed(by: bag)
/// scheduler.start()
/// #expect(observer.events == [.next(0, 0), .next(300, 1)])
/// ```
///
/// It is used from the thread of its scheduler, which it retains.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler
    /// What it was sent so far, in order.
    public private(set) var events: [Recorded<Event<Element>>] = []

    init(scheduler: TestScheduler) {
        self.scheduler = scheduler
    }

    /// Records `event` with the moment that the scheduler's clock shows.
    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: scheduler.clock, value: event))
    }
}
