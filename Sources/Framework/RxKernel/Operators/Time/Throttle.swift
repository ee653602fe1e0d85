// SPDX-License-Identifier: MIT

import Dispatch

extension ObservableType {
    /// Returns the first element and then at most one element for each `dueTime`. With `latest`, the last dropped
    /// element is sent when the time has passed.
    ///
    /// ```swift
    /// scroll.throttle(.milliseconds(100), scheduler: MainScheduler.instance)
    /// ```
    ///
    /// The completion is sent after the pending element. An error is sent at once and drops it, as does disposal. An
    /// element is sent on the thread of the source, or on `scheduler` if it was pending.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        lifted { ThrottleSink($0, dueTime, latest, scheduler) }
    }
}

final class ThrottleSink<Element>: TimedSink<Element> {
    private let dueTime: Double
    private let sendsLatest: Bool
    // All are guarded by the serializer.
    private var lastSent: RxTime?
    private var waiting: Element?
    private var isCompleted = false

    init(
        _ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ latest: Bool,
        _ scheduler: any SchedulerType
    ) {
        self.dueTime = dueTime.seconds
        sendsLatest = latest
        super.init(downstream, scheduler)
    }

    override func next(_ element: Element) {
        guard serializer.enter() else { return serializer.post { self.next(element) } }
        let now = scheduler.now
        // The system clock was set back: it does not say how much time has passed.
        if let lastSent, now < lastSent { self.lastSent = now }
        let left = lastSent.map { dueTime - now.timeIntervalSince($0) } ?? 0
        if left < Self.accuracy {
            send(element)
        } else if sendsLatest {
            // A timer that is late, since its element was sent with a later one, is replaced.
            let isPending = waiting != nil
            waiting = element
            if !isPending { setTimer(DispatchTimeInterval(seconds: left)) }
        }
        serializer.leave()
    }

    override func completed() {
        guard serializer.enter() else { return serializer.post { self.completed() } }
        if waiting == nil { super.completed() } else { isCompleted = true }
        disposeUpstream()
        serializer.leave()
    }

    override func fire() {
        if let element = waiting { send(element) }
        if isCompleted { super.completed() }
    }

    private func send(_ element: Element) {
        waiting = nil
        if isOpen { downstream.next(element) }
        // Read afterwards, so that an element that takes long to handle is followed by a full interval too.
        lastSent = scheduler.now
    }
}
