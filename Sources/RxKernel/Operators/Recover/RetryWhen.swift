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
    /// The handler is called once per subscription. When the sequence that it answers ends, so does this one,
    /// in the same way. Elements and completion pass through; disposal ends both.
    public func retry(
        when notificationHandler: @escaping (Observable<any Error>) -> some ObservableType,
        isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        retrying(notificationHandler, { $0 }, isolation)
    }

    /// Like `retry(when:)`, for errors of one type. Another error ends the sequence.
    public func retry<Error: Swift.Error>(
        when notificationHandler: @escaping (Observable<Error>) -> some ObservableType,
        isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        retrying(notificationHandler, { $0 as? Error }, isolation)
    }

    private func retrying<Failure>(
        _ handler: @escaping (Observable<Failure>) -> some ObservableType,
        _ cast: @escaping (any Error) -> Failure?, _ isolation: (any Actor)?
    ) -> Observable<Element> {
        let (source, isolation) = (asObservable(), Isolation(isolation))
        return Assembled { sink in
            isolation.check("retry(when:)")
            let core = RetryCore(sink, source, cast)
            handler(core.errors).asObservable().start(core.trigger())
            core.startSource()
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
        // Gone as soon as the subscription has ended, which an event of another thread may not know yet.
        end.watch { [weak self] end, event in
            switch event {
            case .next: self?.startSource()
            case .error(let error): end.error(error)
            case .completed: end.completed()
            }
        }
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
        if let failure = cast(error) { errors.onNext(failure) } else { end.error(error) }
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
