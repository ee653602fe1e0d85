// SPDX-License-Identifier: MIT

import Synchronization

extension ObservableType {
    /// Returns the same events, sent on `scheduler` in order.
    ///
    /// ```swift
    /// download.observe(on: MainScheduler.instance).subscribe(onNext: { image.show($0) })
    /// ```
    ///
    /// Events that the scheduler has not sent yet are stored, without a limit on their number; an error and the
    /// completion are sent after them. Each event is sent in a turn of its own. On a serial scheduler (`MainScheduler`,
    /// `SerialDispatchQueueScheduler`), events that one thread sends through several sequences keep their order.
    /// Disposal drops the pending events, also one whose turn has begun: if it happens on the scheduler's thread, no
    /// event arrives after it. A `MainScheduler` sends an event directly if the event arrives on the main queue and no
    /// other work of that scheduler runs or is queued.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        switch scheduler {
        case let main as MainScheduler: lifted { ObserveOnMainSink($0, main) }
        case let serial as SerialDispatchQueueScheduler: lifted { ObserveOnSerialSink($0, serial) }
        default: lifted { ObserveOnAnySink($0, scheduler) }
        }
    }
}

/// Stores events until the scheduler has a turn for each. Subclasses schedule the turns.
class ObserveOnSink<Element>: TerminalSink<Element> {
    private enum Waiting {
        case next(Element)
        /// A terminal event.
        case ending(Ending)
        /// The call of `abandoned`, which is passed on in order, too.
        case abandonment
    }

    final let downstream: Sink<Element>
    private let lock = Lock()
    /// Guarded by `lock`.
    private let queue = Ring<Waiting>()
    /// The virtual time of the subscriber, which its events inherit.
    private let clock = VirtualClock.inherited()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
        downstream.connect(self)
    }

    /// Makes the scheduler call `sendNext()` once for the event that was just added.
    func scheduleEvent() {}

    override func next(_ element: Element) {
        if isOpen { wait(with: element) }
    }

    override final func error(_ error: any Error) {
        if stop() { addEnd(.error(error)) }
    }

    override final func completed() {
        if stop() { addEnd(.completed) }
    }

    /// A sequence may end before its source does (`take`), which must not go on until the end has been sent.
    private func addEnd(_ ending: Ending) {
        disposeUpstream()
        add(.ending(ending))
    }

    override final func abandoned() {
        super.abandoned()
        add(.abandonment)
    }

    override final func disposed() {
        while let old = take() { withExtendedLifetime(old) {} }
    }

    /// Separate from `next`, which would look up the metadata of `Waiting` for each element otherwise.
    @inline(never)
    final func wait(with element: Element) { add(.next(element)) }

    private func add(_ event: Waiting) {
        lock { queue.append(event) }
        scheduleEvent()
    }

    private func take() -> Waiting? {
        lock.acquire()
        defer { lock.release() }
        return queue.isEmpty ? nil : queue.removeFirst()
    }

    /// Sends the first pending event, in a turn of the scheduler.
    final func sendNext() {
        if let clock { clock.perform(send) } else { send() }
    }

    private func send() {
        guard let event = take(), !isDisposed else { return }
        switch event {
        case .next(let element): downstream.next(element)
        case .ending(let ending):
            downstream.end(ending)
            dispose()
        case .abandonment: downstream.abandoned()
        }
    }
}

/// Sends on a main scheduler, directly where that is allowed.
final class ObserveOnMainSink<Element>: ObserveOnSink<Element>, MainQueueWork {
    private let scheduler: MainScheduler

    init(_ downstream: Sink<Element>, _ scheduler: MainScheduler) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func next(_ element: Element) {
        guard isOpen else { return }
        guard scheduler.enter() else { return wait(with: element) }
        downstream.next(element)
        scheduler.leave()
    }

    override func scheduleEvent() {
        // A terminal event that arrives while no event is pending is sent directly too.
        if scheduler.enter() { run() } else { scheduler.post(self) }
    }

    func run() {
        sendNext()
        scheduler.leave()
    }
}

/// Sends on a serial queue, which keeps the order of its work.
final class ObserveOnSerialSink<Element>: ObserveOnSink<Element> {
    private let scheduler: SerialDispatchQueueScheduler

    init(_ downstream: Sink<Element>, _ scheduler: SerialDispatchQueueScheduler) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func scheduleEvent() { scheduler.work.submit { self.sendNext() } }
}

/// Sends on a scheduler that may run work in parallel: an event is scheduled when the previous one has been sent.
final class ObserveOnAnySink<Element>: ObserveOnSink<Element> {
    private let scheduler: any ImmediateSchedulerType
    /// How many events are pending or being sent.
    private let count = Atomic<Int>(0)

    init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func scheduleEvent() {
        if count.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 { schedule() }
    }

    /// Not cancelled by disposal: a scheduler may run it before `schedule` returns. After disposal it does nothing.
    private func schedule() {
        _ = scheduler.scheduleWork(self) { sink in
            sink.sendNext()
            if sink.count.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0 {
                sink.schedule()
            }
            return Disposables.create()
        }
    }
}
