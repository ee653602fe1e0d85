// SPDX-License-Identifier: MIT

/// One run over elements that are made one after the other: what `from`, `of`, `range` and `generate` are made of.
///
/// Subclasses make the elements in `next()`.
class Iteration<Element>: Late {
    private let sink: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    /// The isolation of the closures that make the elements.
    private let isolation: Isolation

    init(
        _ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType, _ isolation: Isolation = Isolation()
    ) {
        self.sink = sink
        self.scheduler = scheduler
        self.isolation = isolation
        super.init()
    }

    /// Sends one element, or the ending; returns whether there may be more.
    func step(_ sink: Sink<Element>) -> Bool { false }

    final func start() {
        sink.connect(self)
        if scheduler is CurrentThreadScheduler { Trampoline.schedule { self.run() } } else { schedule() }
    }

    /// Sends elements in a loop for as long as nothing else waits on the trampoline.
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
        // In its place before it is made: the scheduler may do the work, which schedules the next, before it returns.
        let slot = SingleAssignmentDisposable()
        set(slot)
        slot.setDisposable(
            scheduler.schedule(self) { iteration in
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
