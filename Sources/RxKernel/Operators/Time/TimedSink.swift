// SPDX-License-Identifier: MIT

/// A sink that sends some elements later, with a single timer.
class TimedSink<Element>: GatedSink<Element> {
    final let scheduler: any SchedulerType
    /// A time that is left and shorter than this, in seconds, results from the rounding of other times.
    static var accuracy: Double { 1e-6 }
    private let timer = Late()
    // Both are guarded by the gate.
    private(set) final var isTimerSet = false
    private var isAbandoned = false

    init(_ downstream: Sink<Element>, _ scheduler: any SchedulerType) {
        self.scheduler = VirtualClock.timing(scheduler)
        super.init(downstream)
    }

    /// Sends the elements that are due. Called within the gate when the timer has fired.
    func fire() {}

    final func setTimer(_ interval: RxTimeInterval) {
        isTimerSet = true
        timer.set(
            scheduler.scheduleRelative((), dueTime: interval) { [self] in
                timerFired()
                return Disposables.create()
            })
    }

    private func timerFired() {
        guard gate.enter() else { return gate.post { self.timerFired() } }
        isTimerSet = false
        fire()
        if isAbandoned, !isTimerSet { super.abandoned() }
        gate.leave()
    }

    /// Keeps the subscription until the pending elements were sent.
    override final func abandoned() {
        guard gate.enter() else { return gate.post { self.abandoned() } }
        if isTimerSet { isAbandoned = true } else { super.abandoned() }
        gate.leave()
    }

    override final func disposed() {
        timer.dispose()
        super.disposed()
    }
}
