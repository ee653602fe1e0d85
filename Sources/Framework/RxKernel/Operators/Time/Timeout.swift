// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns this sequence. It fails with `RxError.timeout` if no event arrives within `dueTime` after the
    /// subscription or after the previous element.
    ///
    /// The error is sent on `scheduler`, and the source is disposed of. Errors, completion and disposal are passed on.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    /// Returns this sequence. If no event arrives within `dueTime` after the subscription or after the previous
    /// element, `other` replaces it.
    ///
    /// The source is disposed of then, and `other` is subscribed to on `scheduler`, without a timeout. Errors,
    /// completion and disposal are passed on.
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

final class TimeoutSink<Element>: TerminalSink<Element> {
    private let downstream: Sink<Element>
    private let dueTime: RxTimeInterval
    private let other: Observable<Element>
    private let scheduler: any SchedulerType
    private let serializer = EventSerializer()
    private let timer = ReplaceableDisposable()
    /// The disposable that the downstream disposes of: the source or the other sequence.
    private let current = ReplaceableDisposable()
    /// Guarded by the serializer.
    private var turn = 0

    init(
        _ downstream: Sink<Element>, _ dueTime: RxTimeInterval, _ other: Observable<Element>,
        _ scheduler: any SchedulerType
    ) {
        self.downstream = downstream
        self.dueTime = dueTime
        self.other = other
        self.scheduler = VirtualClock.timing(scheduler)
        super.init()
        current.set(self)
        downstream.connect(current)
    }

    override func next(_ element: Element) {
        guard serializer.enter() else { return serializer.post { self.next(element) } }
        if isOpen {
            turn += 1
            downstream.next(element)
            if isOpen { setTimer() }
        }
        serializer.leave()
    }

    override func error(_ error: any Error) { finish(.error(error)) }

    override func completed() { finish(.completed) }

    override func disposed() { timer.dispose() }

    func setTimer() {
        timer.set(
            scheduler.scheduleWork(turn, after: dueTime) { [weak self] turn in
                self?.fire(turn)
                return Disposables.create()
            })
    }

    private func finish(_ ending: Ending) {
        guard serializer.enter() else { return serializer.post { self.finish(ending) } }
        if stop() {
            downstream.end(ending)
            dispose()
        }
        serializer.leave()
    }

    private func fire(_ turn: Int) {
        guard serializer.enter() else { return serializer.post { self.fire(turn) } }
        if turn == self.turn, stop() {
            let next = CreateSink(downstream)
            current.set(next)
            other.start(next)
        }
        serializer.leave()
    }
}
