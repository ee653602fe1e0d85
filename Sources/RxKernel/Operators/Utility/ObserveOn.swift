// SPDX-License-Identifier: MIT

import Synchronization

extension ObservableType {
    /// The events, sent on `scheduler`, in order.
    ///
    /// ```swift
    /// download.observe(on: MainScheduler.instance).subscribe(onNext: { image.show($0) })
    /// ```
    ///
    /// Elements that the scheduler has had no turn to send are kept, however many; an error and the
    /// completion wait behind them. Each event takes a turn of its own. On a serial scheduler, which a `MainScheduler` and a
    /// `SerialDispatchQueueScheduler` are, what one thread sends through several sequences arrives in the order sent.
    /// Disposal drops what waits and stops what is being sent: on the scheduler's thread nothing arrives after it. On a
    /// `MainScheduler` an event is sent within the call if it comes from the main queue and no other work of that
    /// scheduler runs or waits.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        switch scheduler {
        case let main as MainScheduler: lifted { ObserveOnMainSink($0, main) }
        case let serial as SerialDispatchQueueScheduler: lifted { ObserveOnSerialSink($0, serial) }
        default: lifted { ObserveOnAnySink($0, scheduler) }
        }
    }
}

/// Keeps events until the scheduler has a turn for each. Subclasses say how it is given one.
class ObserveOnSink<Element>: Boundary<Element> {
    private enum Waiting {
        case next(Element)
        case ending(Ending)
        case abandonment
    }

    final let downstream: Sink<Element>
    private let lock = Lock()
    /// Guarded by `lock`.
    private let queue = Ring<Waiting>()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
        downstream.connect(self)
    }

    /// Has the scheduler call `sendNext()` once for the event that was just added.
    func eventWaits() {}

    override func next(_ element: Element) {
        if isOpen { wait(with: element) }
    }

    override final func error(_ error: any Error) {
        if stop() { add(.ending(.error(error))) }
    }

    override final func completed() {
        if stop() { add(.ending(.completed)) }
    }

    override final func abandoned() {
        super.abandoned()
        add(.abandonment)
    }

    override final func disposed() {
        while let old = take() { withExtendedLifetime(old) {} }
    }

    /// Apart from `next`, which would look up the metadata of what waits for each element otherwise.
    @inline(never)
    final func wait(with element: Element) { add(.next(element)) }

    private func add(_ event: Waiting) {
        lock { queue.append(event) }
        eventWaits()
    }

    private func take() -> Waiting? {
        lock.acquire()
        defer { lock.release() }
        return queue.isEmpty ? nil : queue.removeFirst()
    }

    /// Sends the first event that waits, in a turn of the scheduler.
    final func sendNext() {
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

/// Sends on a main scheduler, within the call where that is allowed.
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

    override func eventWaits() {
        // An ending that comes when nothing waits is sent within the call, too.
        if scheduler.enter() { run() } else { scheduler.post(self) }
    }

    func run() {
        sendNext()
        scheduler.leave()
    }
}

/// Sends on a serial queue, which keeps the order of all its work.
final class ObserveOnSerialSink<Element>: ObserveOnSink<Element> {
    private let scheduler: SerialDispatchQueueScheduler

    init(_ downstream: Sink<Element>, _ scheduler: SerialDispatchQueueScheduler) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func eventWaits() { scheduler.work.submit { self.sendNext() } }
}

/// Sends on a scheduler that may do several pieces of work at once: each event is scheduled when the one before has been sent.
final class ObserveOnAnySink<Element>: ObserveOnSink<Element> {
    private let scheduler: any ImmediateSchedulerType
    /// How many events wait or are being sent.
    private let count = Atomic<Int>(0)

    init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func eventWaits() {
        if count.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 { schedule() }
    }

    /// Not cancelled by disposal: a scheduler may do it within the call, and it does nothing then.
    private func schedule() {
        _ = scheduler.schedule(self) { sink in
            sink.sendNext()
            if sink.count.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue > 0 {
                sink.schedule()
            }
            return Disposables.create()
        }
    }
}
