// SPDX-License-Identifier: MIT

import Dispatch

extension ObservableType {
    /// Returns the elements and the completion, each `dueTime` later, on `scheduler`.
    ///
    /// An error is sent at once, on the thread on which it arrives, and drops pending elements, as does disposal.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        lifted { DelaySink($0, dueTime, scheduler) }
    }

    /// Returns this sequence, which is subscribed to `dueTime` later, on `scheduler`. Its events are not delayed.
    ///
    /// Errors and completion are passed on. Disposal before that time prevents the subscription.
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> Observable<Element> {
        let source = asObservable()
        return Assembled { sink in
            let later = LaterSink(sink)
            let scheduler = VirtualClock.timing(scheduler)
            later.wait(for: scheduler.scheduleWork(source, after: dueTime, later.follow))
        }
    }
}

final class DelaySink<Element>: TimedSink<Element> {
    private let dueTime: RxTimeInterval
    // Both are guarded by the serializer.
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
        guard serializer.enter() else { return serializer.post { self.keep(element) } }
        if isOpen {
            waiting.append((scheduler.now.addingTimeInterval(dueTime.seconds), element))
            // While `fire` runs, which sets the timer for the next due element, another element may be pending.
            if !isTimerSet, waiting.count == 1 { setTimer(dueTime) }
        }
        serializer.leave()
    }

    /// Sends one event. Another one that is due is sent when the timer fires again, as in RxSwift: in virtual time, events
    /// that arrived together are sent one tick apart.
    override func fire() {
        guard isOpen, !waiting.isEmpty else { return }
        if timeLeft < Self.accuracy {
            if let element = waiting.removeFirst().element {
                downstream.next(element)
            } else {
                super.completed()
            }
        }
        if isOpen, !waiting.isEmpty, !isTimerSet {
            setTimer(DispatchTimeInterval(seconds: timeLeft))
        }
    }

    /// The seconds until the first event is due. If the system clock was set back, it is due at once.
    private var timeLeft: Double {
        let left = waiting.first.due.timeIntervalSince(scheduler.now)
        return left > dueTime.seconds + Self.accuracy ? 0 : left
    }
}
