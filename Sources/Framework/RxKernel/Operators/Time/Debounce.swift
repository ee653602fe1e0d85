// SPDX-License-Identifier: MIT

import Dispatch

extension ObservableType {
    /// Returns each element that is followed by no other element within `dueTime`, when that time has passed.
    ///
    /// ```swift
    /// searchField.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
    /// ```
    ///
    /// On completion the pending element is sent at once, before the completion. An error is sent at once and drops it,
    /// as does disposal. Elements are sent on `scheduler`, the terminal event and an element that is sent with it on
    /// the thread of the source. One timer serves all elements: it is set again only when it fires too early.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        lifted { DebounceSink($0, dueTime, scheduler) }
    }
}

final class DebounceSink<Element>: TimedSink<Element> {
    private let dueTime: Double
    // All are guarded by the serializer.
    private var waiting: Element?
    private var deadline = RxTime(timeIntervalSince1970: 0)

    init(_ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
        self.dueTime = dueTime.seconds
        super.init(downstream, scheduler)
    }

    override func next(_ element: Element) {
        guard serializer.enter() else { return serializer.post { self.next(element) } }
        waiting = element
        deadline = scheduler.now.addingTimeInterval(dueTime)
        if !isTimerSet { setTimer(DispatchTimeInterval(seconds: dueTime)) }
        serializer.leave()
    }

    override func completed() {
        guard serializer.enter() else { return serializer.post { self.completed() } }
        sendWaiting()
        super.completed()
        serializer.leave()
    }

    override func fire() {
        let now = scheduler.now
        // If the system clock was set back, the deadline is too late.
        deadline = min(deadline, now.addingTimeInterval(dueTime))
        let left = deadline.timeIntervalSince(now)
        if left < Self.accuracy {
            sendWaiting()
        } else if waiting != nil, isOpen {
            setTimer(DispatchTimeInterval(seconds: left))
        }
    }

    private func sendWaiting() {
        guard let element = waiting else { return }
        waiting = nil
        if isOpen { downstream.next(element) }
    }
}
