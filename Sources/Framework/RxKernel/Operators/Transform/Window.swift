// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the elements in sequences, called windows. A new window begins after `count` elements or after
    /// `timeSpan`, whichever is first.
    ///
    /// ```swift
    /// samples.window(timeSpan: .seconds(60), count: 1000, scheduler: MainScheduler.instance)
    ///     .flatMap { $0.reduce(0, accumulator: +) }
    /// ```
    ///
    /// The first window is sent on subscription. A window does not store elements, so subscribe to it when it is sent.
    /// A window completes when it is full or its time is over, and the next one has the full time. Errors and the
    /// completion are sent to the last window first. After disposal no window is sent; the source runs while the last
    /// window has a subscriber. Windows begin on the source's thread when one is full, and on `scheduler` when the time
    /// is over. A `count` below one stops the program.
    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        require(count > 0, "window: count is \(count). Pass 1 or more.")
        return lifted { WindowSink($0, timeSpan, count, scheduler) }
    }

    /// Returns the elements in arrays. An array is sent after `count` elements or after `timeSpan`, whichever is first.
    ///
    /// If no element arrived within the time, an empty array is sent, as in RxSwift. On completion the current array is
    /// sent, even if it is empty, before the completion; an error drops it. Arrays are sent on the source's thread when
    /// full, and on `scheduler` when the time is over; the time starts again with each array. A `count` below one stops
    /// the program.
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        require(count > 0, "buffer: count is \(count). Pass 1 or more.")
        return lifted { BufferSink($0, timeSpan, count, scheduler) }
    }
}

/// Collects elements, and sends the collection when it is full or its time is over.
class CollectSink<In, Out>: TerminalSink<In> {
    fileprivate let downstream: Sink<Out>
    fileprivate let serializer = EventSerializer()
    private let timeSpan: RxTimeInterval
    private let limit: Int
    private let scheduler: any SchedulerType
    private let timer = ReplaceableDisposable()
    // All are guarded by the serializer.
    private var count = 0
    private var turn = 0

    init(
        _ downstream: Sink<Out>, _ timeSpan: RxTimeInterval, _ limit: Int, _ scheduler: any SchedulerType
    ) {
        self.downstream = downstream
        self.timeSpan = timeSpan
        self.limit = limit
        self.scheduler = VirtualClock.timing(scheduler)
        super.init()
        // A timer that fires before its disposable was stored waits for that.
        _ = serializer.enter()
        downstream.connect(subscription())
        begin()
        setTimer()
        serializer.leave()
    }

    /// The disposable that ends this for the subscriber.
    fileprivate func subscription() -> Token { self }
    /// Begins a collection.
    fileprivate func begin() {}
    fileprivate func collect(_ element: In) {}
    /// Ends the collection: it is full, its time is over, or the sequence has ended.
    fileprivate func flush(_ ending: Ending?) {}

    override final func next(_ element: In) {
        guard serializer.enter() else { return serializer.post { self.next(element) } }
        if isOpen {
            collect(element)
            count += 1
            if count == limit { turnOver() }
        }
        serializer.leave()
    }

    override final func error(_ error: any Error) { finish(.error(error)) }

    override final func completed() { finish(.completed) }

    override func disposed() { timer.dispose() }

    private func finish(_ ending: Ending) {
        guard serializer.enter() else { return serializer.post { self.finish(ending) } }
        if isOpen {
            flush(ending)
            if stop() {
                downstream.end(ending)
                dispose()
            }
        }
        serializer.leave()
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
            scheduler.scheduleWork(turn, after: timeSpan) { [weak self] turn in
                self?.fire(turn)
                return Disposables.create()
            })
    }

    private func fire(_ turn: Int) {
        guard serializer.enter() else { return serializer.post { self.fire(turn) } }
        if isOpen, turn == self.turn { turnOver() }
        serializer.leave()
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
    /// The references of the subscriber and of the windows' subscribers to the source. Guarded by `lock`.
    @exclusivity(unchecked) private var references: RefCountDisposable?

    override func subscription() -> Token {
        let references = RefCountDisposable(disposable: self)
        self.references = references
        return DisposableToken(references)
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
