// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns this sequence, which is subscribed to again after an error when the sequence that `notificationHandler`
    /// returned sends an element.
    ///
    /// ```swift
    /// // retries one second after each error
    /// request.retry(when: { (errors: Observable<any Error>) in
    ///     errors.delay(.seconds(1), scheduler: MainScheduler.instance)
    /// })
    /// ```
    ///
    /// The handler is called once for each subscription, with a sequence of the errors. The sequence that it returns,
    /// the trigger, is subscribed to then. An element of the trigger has an effect only between an error and the next
    /// attempt. When the trigger ends, this sequence ends with the same terminal event: at once if an error waits for
    /// the trigger, otherwise after the next error. Elements and completion are passed on; disposal ends both.
    public func retry(
        isolation caller: (any Actor)? = #isolation,
        when notificationHandler: @escaping @isolated(any) (Observable<any Error>) -> some ObservableType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        retrying(
            withoutIsolation(notificationHandler), { $0 },
            Isolation(of: notificationHandler, notificationHandler.isolation, caller, "retry", file, line))
    }

    /// Like `retry(when:)`, for errors of one type. An error of another type ends the sequence.
    public func retry<Error: Swift.Error>(
        isolation caller: (any Actor)? = #isolation,
        when notificationHandler: @escaping @isolated(any) (Observable<Error>) -> some ObservableType,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        retrying(
            withoutIsolation(notificationHandler), { $0 as? Error },
            Isolation(of: notificationHandler, notificationHandler.isolation, caller, "retry", file, line))
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

/// The subscriptions to a sequence and to the trigger of its retries.
final class RetryCore<Element, Failure>: Token {
    let errors = PublishSubject<Failure>()
    private let end: SerializedSink<Element>
    private let source: Observable<Element>
    private let cast: (any Error) -> Failure?
    private let attempt = ReplaceableDisposable()
    private let lock = Lock()
    // Both are guarded by `lock`.
    /// Whether an error waits for an element of the trigger.
    @exclusivity(unchecked) private var waits = false
    @exclusivity(unchecked) private var triggerEnding: Ending?

    init(
        _ downstream: Sink<Element>, _ source: Observable<Element>, _ cast: @escaping (any Error) -> Failure?
    ) {
        end = SerializedSink(downstream)
        self.source = source
        self.cast = cast
        super.init()
        end.connect(self)
    }

    override func dispose() { attempt.dispose() }

    func trigger<Other>() -> Sink<Other> {
        // Weak: the sink must be released when the subscription ends, and a thread that is sending an event of the
        // trigger may not have read that yet.
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

    /// Subscribes to the source. It loops if the source fails and is retried at once.
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

final class RetrySink<Element, Failure>: TerminalSink<Element> {
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
