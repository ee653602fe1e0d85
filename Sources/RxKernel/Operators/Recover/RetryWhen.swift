// SPDX-License-Identifier: MIT

extension ObservableType {
    /// This sequence, subscribed to again whenever what `notificationHandler` makes of its errors sends an
    /// element.
    ///
    /// ```swift
    /// // again, a second after each error
    /// request.retry(when: { (errors: Observable<any Error>) in
    ///     errors.delay(.seconds(1), scheduler: MainScheduler.instance)
    /// })
    /// ```
    ///
    /// The handler is called once per subscription, and the sequence that it returns is subscribed to then. An element of
    /// that sequence counts only after an error and before the next attempt; its ending ends this sequence, in the same
    /// way, after the next error, or at once if an error waits for an answer. Elements and completion pass through;
    /// disposal ends both.
    public func retry(
        when notificationHandler: @escaping @isolated(any) (Observable<any Error>) -> some ObservableType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        retrying(
            plain(notificationHandler), { $0 }, Isolation(notificationHandler.isolation, "retry", file, line))
    }

    /// Like `retry(when:)`, for errors of one type. Another error ends the sequence.
    public func retry<Error: Swift.Error>(
        when notificationHandler: @escaping @isolated(any) (Observable<Error>) -> some ObservableType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        retrying(
            plain(notificationHandler), { $0 as? Error },
            Isolation(notificationHandler.isolation, "retry", file, line))
    }

    private func retrying<Failure>(
        _ handler: @escaping (Observable<Failure>) -> some ObservableType,
        _ cast: @escaping (any Error) -> Failure?, _ isolation: Isolation
    ) -> Observable<Element> {
        let source = asObservable()
        return Assembled { sink in
            isolation.attach(sink) { sink in
                let core = RetryCore(sink, source, cast)
                handler(core.errors).asObservable().start(core.trigger())
                core.startSource()
            }
        }
    }
}

/// The subscription to a sequence and to what decides on its retries.
final class RetryCore<Element, Failure>: Token {
    let errors = PublishSubject<Failure>()
    private let end: GatedSink<Element>
    private let source: Observable<Element>
    private let cast: (any Error) -> Failure?
    private let attempt = Late()
    private let lock = Lock()
    // Both are guarded by `lock`.
    /// Whether an error waits for an element of the trigger.
    @exclusivity(unchecked) private var waits = false
    @exclusivity(unchecked) private var triggerEnding: Ending?

    init(
        _ downstream: Sink<Element>, _ source: Observable<Element>, _ cast: @escaping (any Error) -> Failure?
    ) {
        end = GatedSink(downstream)
        self.source = source
        self.cast = cast
        super.init()
        end.connect(self)
    }

    override func dispose() { attempt.dispose() }

    func trigger<Other>() -> Sink<Other> {
        // Released as soon as the subscription has ended, which an event of another thread may not know yet.
        end.watch { [weak self] _, event in
            switch event {
            case .next: self?.triggered()
            case .error(let error): self?.triggerEnded(.error(error))
            case .completed: self?.triggerEnded(.completed)
            }
        }
    }

    private func triggered() {
        let retries = lock {
            defer { waits = false }
            return waits
        }
        if retries { startSource() }
    }

    private func triggerEnded(_ ending: Ending) {
        let isAwaited = lock {
            triggerEnding = ending
            return waits
        }
        if isAwaited { end.end(ending) }
    }

    /// Subscribes to the source, in a loop where it fails and is retried at once.
    func startSource() {
        guard !attempt.isDisposed else { return }
        Trampoline.schedule { [self] in
            guard !attempt.isDisposed else { return }
            let sink = RetrySink(self, end)
            attempt.set(sink)
            source.attach(sink)
        }
    }

    func failed(_ error: any Error) {
        guard let failure = cast(error) else { return end.error(error) }
        let ending = lock {
            waits = true
            return triggerEnding
        }
        if let ending { end.end(ending) } else { errors.onNext(failure) }
    }
}

final class RetrySink<Element, Failure>: Boundary<Element> {
    private let core: RetryCore<Element, Failure>
    private let downstream: Sink<Element>

    init(_ core: RetryCore<Element, Failure>, _ downstream: Sink<Element>) {
        self.core = core
        self.downstream = downstream
        super.init()
    }

    override func next(_ element: Element) {
        if isOpen { downstream.next(element) }
    }

    override func error(_ error: any Error) {
        guard stop() else { return }
        dispose()
        core.failed(error)
    }

    override func completed() {
        if stop() { downstream.completed() }
    }
}
