// SPDX-License-Identifier: MIT

import Dispatch

extension ObservableType {
    /// The elements and the completion, each `dueTime` later, on `scheduler`.
    ///
    /// An error is sent at once, on its own thread, and drops what waits, as does disposal.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        lifted { DelaySink($0, dueTime, scheduler) }
    }

    /// This sequence, subscribed to `dueTime` later, on `scheduler`; what it sends is not delayed.
    ///
    /// Errors and completion pass through; disposal before that time keeps it from being subscribed to.
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> Observable<Element> {
        let source = asObservable()
        return Assembled { sink in
            let later = LaterSink(sink)
            later.wait(for: scheduler.scheduleRelative(source, dueTime: dueTime, action: later.follow))
        }
    }
}

final class DelaySink<Element>: TimedSink<Element> {
    private let dueTime: RxTimeInterval
    // Both are touched within the gate.
    private let waiting = Ring<(due: RxTime, element: Element?)>()

    init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime
        super.init(downstream, scheduler)
    }

    override func next(_ element: Element) { keep(element) }

    override func completed() {
        keep(nil)
        disposeUpstream()
    }

    private func keep(_ element: Element?) {
        guard gate.enter() else { return gate.post { self.keep(element) } }
        if isOpen {
            waiting.append((scheduler.now.addingTimeInterval(dueTime.seconds), element))
            // Within `fire`, which sets the timer for what is due next, something else may wait.
            if !isTimerSet, waiting.count == 1 { setTimer(dueTime) }
        }
        gate.leave()
    }

    override func fire() {
        while isOpen, !waiting.isEmpty, waiting.first.due.timeIntervalSince(scheduler.now) < 1e-6 {
            if let element = waiting.removeFirst().element {
                downstream.next(element)
            } else {
                super.completed()
            }
        }
        if isOpen, !waiting.isEmpty, !isTimerSet {
            setTimer(DispatchTimeInterval(seconds: waiting.first.due.timeIntervalSince(scheduler.now)))
        }
    }
}
