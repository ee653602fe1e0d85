// SPDX-License-Identifier: MIT

/// A sink that sends some elements later, with a single timer.
class TimedSink<Element>: SerializedSink<Element> {
    final let scheduler: any SchedulerType
    /// A time that is left and shorter than this, in seconds, results from the rounding of other times.
    static var accuracy: Double { 1e-6 }
    private let timer = ReplaceableDisposable()
    // Both are guarded by the serializer.
    private(set) final var isTimerSet = false
    private var isAbandoned = false

    init(_ downstream: Sink<Element>, _ scheduler: any SchedulerType) {
        self.scheduler = VirtualClock.timing(scheduler)
        super.init(downstream)
    }

    /// Sends the elements that are due. Called within the serializer when the timer has fired.
    func fire() {}

    final func setTimer(_ interval: RxTimeInterval) {
        isTimerSet = true
        timer.set(
            scheduler.scheduleWork((), after: interval) { [self] in
                timerFired()
                return Disposables.create()
            })
    }

    private func timerFired() {
        guard serializer.enter() else { return serializer.post { self.timerFired() } }
        isTimerSet = false
        fire()
        if isAbandoned, !isTimerSet { super.abandoned() }
        serializer.leave()
    }

    /// Keeps the subscription until the pending elements were sent.
    override final func abandoned() {
        guard serializer.enter() else { return serializer.post { self.abandoned() } }
        if isTimerSet { isAbandoned = true } else { super.abandoned() }
        serializer.leave()
    }

    override final func disposed() {
        timer.dispose()
        super.disposed()
    }
}
