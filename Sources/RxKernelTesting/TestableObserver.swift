// SPDX-License-Identifier: MIT

import RxKernel

/// An observer that records what it is sent, and when.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler
    /// What it was sent.
    public private(set) var events: [Recorded<Event<Element>>] = []

    init(scheduler: TestScheduler) {
        self.scheduler = scheduler
    }

    public func on(_ event: Event<Element>) {
        events.append(Recorded(time: scheduler.clock, value: event))
    }
}
