// SPDX-License-Identifier: MIT

/// One run over elements that are produced one after the other. `from`, `of`, `range` and `generate` are built on it.
///
/// Subclasses produce the elements in `step(_:)`.
class Iteration<Element>: ReplaceableDisposable {
    private let sink: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    /// The isolation of the closures that produce the elements.
    private let isolation: Isolation

    init(
        _ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType, _ isolation: Isolation = Isolation()
    ) {
        self.sink = sink
        self.scheduler = scheduler
        self.isolation = isolation
        super.init()
    }

    /// Sends one element, or the terminal event. Returns whether there may be more elements.
    func step(_ sink: Sink<Element>) -> Bool { false }

    final func start() {
        sink.connect(self)
        if scheduler is CurrentThreadScheduler { Trampoline.schedule { self.run() } } else { schedule() }
    }

    /// Sends elements in a loop while no other work is queued on the trampoline.
    private func run() {
        guard isolation.isCurrent else {
            isolation.report()
            return isolation.send { Trampoline.run { self.run() } }
        }
        while !isDisposed, step(sink) {
            if Trampoline.hasWork { return Trampoline.schedule { self.run() } }
        }
    }

    /// Sends one element in each turn of the scheduler.
    private func schedule() {
        // Stored before the work is scheduled: the scheduler may run the work, which schedules the next, before it
        // returns.
        let slot = SingleAssignmentDisposable()
        set(slot)
        slot.setDisposable(
            scheduler.scheduleWork(self) { iteration in
                iteration.turn()
                return Disposables.create()
            })
    }

    private func turn() {
        guard isolation.isCurrent else {
            isolation.report()
            return isolation.send { self.turn() }
        }
        if !isDisposed, step(sink) { schedule() }
    }
}
