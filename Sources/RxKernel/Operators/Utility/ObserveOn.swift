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
    /// completion wait behind them. Disposal drops what waits and stops what is being sent: on the
    /// scheduler's thread nothing arrives after it. On a `MainScheduler` events are sent within the call if
    /// it comes from the main queue and nothing waits.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        lifted { ObserveOnSink($0, scheduler) }
    }
}

final class ObserveOnSink<Element>: Boundary<Element> {
    private enum Waiting {
        case next(Element)
        case ending(Ending)
        case abandonment
    }

    private let downstream: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    /// The scheduler, if it may send within the call.
    private let main: MainScheduler?
    private let lock = Lock()
    /// Whether somebody sends or has been scheduled to. Changed under `lock`, or claimed from false.
    private let isBusy = Atomic<Bool>(false)
    private let count = Atomic<Int>(0)
    /// Guarded by `lock`.
    @exclusivity(unchecked) private var queue: [Waiting] = []

    init(_ downstream: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.downstream = downstream
        self.scheduler = scheduler
        main = scheduler as? MainScheduler
        super.init()
        downstream.connect(self)
    }

    override func next(_ element: Element) {
        guard isOpen else { return }
        if let main, main.canRunNow, claim() {
            downstream.next(element)
            release()
        } else {
            wait(with: element)
        }
    }

    override func error(_ error: any Error) {
        if stop() { enqueue(.ending(.error(error))) }
    }

    override func completed() {
        if stop() { enqueue(.ending(.completed)) }
    }

    override func abandoned() {
        super.abandoned()
        enqueue(.abandonment)
    }

    override func disposed() {
        let old = lock {
            defer { queue = [] }
            return queue
        }
        withExtendedLifetime(old) {}
    }

    private func claim() -> Bool {
        isBusy.compareExchange(expected: false, desired: true, ordering: .sequentiallyConsistent).exchanged
    }

    /// Gives the right to send back, unless something has come to wait meanwhile.
    private func release() {
        if count.load(ordering: .sequentiallyConsistent) > 0 { return schedule() }
        isBusy.store(false, ordering: .sequentiallyConsistent)
        if count.load(ordering: .sequentiallyConsistent) > 0, claim() { schedule() }
    }

    /// Apart from `next`, which would look up the metadata of what waits for each element otherwise.
    @inline(never)
    private func wait(with element: Element) { enqueue(.next(element)) }

    private func enqueue(_ event: Waiting) {
        lock {
            queue.append(event)
            count.wrappingAdd(1, ordering: .sequentiallyConsistent)
        }
        if claim() { schedule() }
    }

    /// Not cancelled by disposal: a scheduler may do it within the call, and it does nothing then.
    private func schedule() {
        _ = scheduler.schedule(self) { sink in
            sink.sendWaiting()
            return Disposables.create()
        }
    }

    /// Sends what waits, as one piece of the scheduler's work.
    private func sendWaiting() {
        let batch = lock {
            defer { queue = [] }
            count.store(0, ordering: .sequentiallyConsistent)
            return queue
        }
        for event in batch where !isDisposed {
            switch event {
            case .next(let element): downstream.next(element)
            case .ending(let ending):
                downstream.end(ending)
                return dispose()
            case .abandonment: downstream.abandoned()
            }
        }
        release()
    }
}
