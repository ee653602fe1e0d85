// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The elements in sequences of their own: a new one begins after `count` elements or `timeSpan`,
    /// whichever is first.
    ///
    /// ```swift
    /// samples.window(timeSpan: .seconds(60), count: 1000, scheduler: MainScheduler.instance)
    ///     .flatMap { $0.reduce(0, accumulator: +) }
    /// ```
    ///
    /// The first window is sent on subscription; each keeps no elements, so subscribe to it when it is sent.
    /// A window that is full or whose time is up completes, and the time begins anew. The error and the
    /// completion go to the last window first. After disposal no window is sent, and the source runs on while
    /// the last one has a subscriber. Windows begin on the source's thread when one is full, on `scheduler`
    /// when time is up. A `count` below one stops the program.
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        require(count > 0, "window: count is \(count). A window has room for at least one element.")
        return lifted { WindowSink($0, timeSpan, count, scheduler) }
    }

    /// The elements in arrays: one is sent after `count` elements or `timeSpan`, whichever is first.
    ///
    /// When time is up without an element an empty array is sent, as in RxSwift. Completion sends what there
    /// is, even if that is nothing, and then itself; an error drops it. Arrays are sent on the source's
    /// thread when full, on `scheduler` when time is up; the time begins anew with each. A `count` below one
    /// stops the program.
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        require(count > 0, "buffer: count is \(count). A buffer has room for at least one element.")
        return lifted { BufferSink($0, timeSpan, count, scheduler) }
    }
}

/// Collects elements, and sends what it collected when there are enough or time is up.
class CollectSink<In, Out>: Boundary<In> {
    fileprivate let downstream: Sink<Out>
    fileprivate let gate = Gate()
    private let timeSpan: RxTimeInterval
    private let limit: Int
    private let scheduler: any SchedulerType
    private let timer = Late()
    // All are touched within the gate.
    private var count = 0
    private var turn = 0

    init(
        _ downstream: Sink<Out>, _ timeSpan: RxTimeInterval, _ limit: Int, _ scheduler: any SchedulerType
    ) {
        self.downstream = downstream
        self.timeSpan = timeSpan
        self.limit = limit
        self.scheduler = scheduler
        super.init()
        // A timer that fires before its subscription is kept waits for that.
        _ = gate.enter()
        downstream.connect(subscription())
        begin()
        setTimer()
        gate.leave()
    }

    /// What ends this for the subscriber.
    fileprivate func subscription() -> Token { self }
    /// Begins a collection.
    fileprivate func begin() {}
    fileprivate func collect(_ element: In) {}
    /// Ends the collection: it is full, time is up, or the sequence has ended.
    fileprivate func flush(_ ending: Ending?) {}

    override final func next(_ element: In) {
        guard gate.enter() else { return gate.post { self.next(element) } }
        if isOpen {
            collect(element)
            count += 1
            if count == limit { turnOver() }
        }
        gate.leave()
    }

    override final func error(_ error: any Error) { finish(.error(error)) }

    override final func completed() { finish(.completed) }

    override func disposed() { timer.dispose() }

    private func finish(_ ending: Ending) {
        guard gate.enter() else { return gate.post { self.finish(ending) } }
        if isOpen {
            flush(ending)
            if stop() {
                downstream.end(ending)
                dispose()
            }
        }
        gate.leave()
    }

    private func turnOver() {
        count = 0
        turn += 1
        flush(nil)
        if isOpen {
            begin()
            setTimer()
        }
    }

    private func setTimer() {
        timer.set(
            scheduler.scheduleRelative(turn, dueTime: timeSpan) { [weak self] turn in
                self?.fire(turn)
                return Disposables.create()
            })
    }

    private func fire(_ turn: Int) {
        guard gate.enter() else { return gate.post { self.fire(turn) } }
        if isOpen, turn == self.turn { turnOver() }
        gate.leave()
    }
}

final class BufferSink<Element>: CollectSink<Element, [Element]> {
    private var elements: [Element] = []

    override func collect(_ element: Element) { elements.append(element) }

    override func flush(_ ending: Ending?) {
        if case .error = ending { return }
        let full = elements
        elements = []
        downstream.next(full)
    }
}

final class WindowSink<Element>: CollectSink<Element, Observable<Element>> {
    private var window = PublishSubject<Element>()
    private let lock = Lock()
    /// Holds the source for the subscriber and for those of the windows. Guarded by `lock`.
    @exclusivity(unchecked) private var references: RefCountDisposable?

    override func subscription() -> Token {
        let references = RefCountDisposable(disposable: self)
        self.references = references
        return Held(references)
    }

    override func begin() {
        guard let references = lock({ references }) else { return }
        window = PublishSubject()
        downstream.next(Referenced(window, references))
    }

    override func collect(_ element: Element) { window.onNext(element) }

    override func flush(_ ending: Ending?) {
        if case .error(let error) = ending { window.onError(error) } else { window.onCompleted() }
    }

    override func disposed() {
        super.disposed()
        let old = lock {
            defer { references = nil }
            return references
        }
        withExtendedLifetime(old) {}
    }
}
