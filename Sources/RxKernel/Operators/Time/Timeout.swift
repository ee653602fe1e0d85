// SPDX-License-Identifier: MIT

extension ObservableType {
    /// This sequence; it fails with `RxError.timeout` when no event comes within `dueTime` of the
    /// subscription or of the element before.
    ///
    /// The failure is sent on `scheduler`, and the source is disposed of. Errors, completion and disposal
    /// pass through.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// This sequence; it goes on with `other` when no event comes within `dueTime` of the subscription or of
    /// the element before.
    ///
    /// The source is disposed of then, and `other`, to which no limit applies, is subscribed to on
    /// `scheduler`. Errors, completion and disposal pass through.
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let (source, other) = (asObservable(), other.asObservable())
        return Assembled { sink in
            let watch = TimeoutSink(sink, dueTime, other, scheduler)
            watch.setTimer()
            source.attach(watch)
        }
    }
}

final class TimeoutSink<Element>: Boundary<Element> {
    private let downstream: Sink<Element>
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let scheduler: any SchedulerType
    private let gate = Gate()
    private let timer = Late()
    /// What the downstream disposes of: this, or the other sequence.
    private let current = Late()
    /// Touched within the gate.
    private var turn = 0

    init(
        _ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>,
        _ scheduler: any SchedulerType
    ) {
        self.downstream = downstream
        self.dueTime = dueTime
        self.other = other
        self.scheduler = scheduler
        super.init()
        current.set(self)
        downstream.connect(current)
    }

    override func next(_ element: Element) {
        guard gate.enter() else { return gate.post { self.next(element) } }
        if isOpen {
            turn += 1
            downstream.next(element)
            if isOpen { setTimer() }
        }
        gate.leave()
    }

    override func error(_ error: any Error) { finish(.error(error)) }

    override func completed() { finish(.completed) }

    override func disposed() { timer.dispose() }

    func setTimer() {
        timer.set(
            scheduler.scheduleRelative(turn, dueTime: dueTime) { [weak self] turn in
                self?.fire(turn)
                return Disposables.create()
            })
    }

    private func finish(_ ending: Ending) {
        guard gate.enter() else { return gate.post { self.finish(ending) } }
        if stop() {
            downstream.end(ending)
            dispose()
        }
        gate.leave()
    }

    private func fire(_ turn: Int) {
        guard gate.enter() else { return gate.post { self.fire(turn) } }
        if turn == self.turn, stop() {
            let next = CreateSink(downstream)
            current.set(next)
            other.start(next)
        }
        gate.leave()
    }
}
