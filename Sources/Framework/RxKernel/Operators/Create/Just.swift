// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns a sequence that sends `element` and the completion before `subscribe` returns.
    @inlinable
    public static func just(_ element: Element) -> Observable<Element> { Just(element) }

    /// Returns a sequence that sends `element` on `scheduler` and, in the scheduler's next turn, the completion.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        Scheduled(element, scheduler)
    }

    /// Returns a sequence that completes before `subscribe` returns.
    public static func empty() -> Observable<Element> { Ended(.completed) }

    /// Returns a sequence that fails with `error` before `subscribe` returns.
    public static func error(_ error: any Error) -> Observable<Element> { Ended(.error(error)) }

    /// Returns a sequence that sends no events: no elements, no error and no completion.
    public static func never() -> Observable<Element> { Silent() }

    /// Returns a sequence that sends `element`, if it is not nil, and the completion before `subscribe` returns.
    public static func from(optional: Element?) -> Observable<Element> {
        optional.map { .just($0) } ?? .empty()
    }

    /// Returns a sequence that sends `element`, if it is not nil, and the completion, each in a turn of `scheduler`.
    public static func from(
        optional: Element?, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        Scheduled(optional, scheduler)
    }
}

@usableFromInline
final class Just<Element>: Observable<Element> {
    @usableFromInline let element: Element

    @inlinable
    init(_ element: Element) {
        self.element = element
        super.init()
    }

    @usableFromInline
    override func attach(_ sink: Sink<Element>) {
        sink.next(element)
        sink.completed()
    }

    @usableFromInline override func start(_ sink: Sink<Element>) { attach(sink) }

    /// Needs no sink, since the sequence has ended before it could be disposed of.
    override func run(_ callbacks: consuming Callbacks<Element>) -> any Disposable {
        guard callbacks.isolation.isCurrent else { return super.run(callbacks) }
        callbacks.onNext?(element)
        callbacks.onCompleted?()
        if let onDisposed = callbacks.onDisposed { callbacks.disposal.perform(onDisposed) }
        return Disposables.create()
    }

    @usableFromInline
    override func run(
        _ onNext: @escaping (Element) -> Void, _ isolation: Isolation, in type: NextSink<Element>.Type,
        or entryType: NextEntry<Element>.Type
    ) -> any Disposable {
        guard isolation.isCurrent else { return super.run(onNext, isolation, in: type, or: entryType) }
        onNext(element)
        return Disposables.create()
    }
}

final class Ended<Element>: Observable<Element> {
    private let ending: Ending

    init(_ ending: Ending) {
        self.ending = ending
        super.init()
    }

    override func attach(_ sink: Sink<Element>) { sink.end(ending) }

    override func start(_ sink: Sink<Element>) { attach(sink) }
}

final class Silent<Element>: Observable<Element> {
    override init() { super.init() }

    override func attach(_ sink: Sink<Element>) {}

    override func start(_ sink: Sink<Element>) {}
}

/// Sends an element, if there is one, and in the scheduler's next turn the completion.
final class Scheduled<Element>: Observable<Element> {
    private let element: Element?
    private let scheduler: any ImmediateSchedulerType

    init(_ element: Element?, _ scheduler: any ImmediateSchedulerType) {
        self.element = element
        self.scheduler = scheduler
        super.init()
    }

    override func attach(_ sink: Sink<Element>) {
        let token = ReplaceableDisposable()
        sink.connect(token)
        let complete = { (sink: Sink<Element>) -> any Disposable in
            if !token.isDisposed { sink.completed() }
            return Disposables.create()
        }
        guard let element else { return token.set(scheduler.scheduleWork(sink, complete)) }
        token.set(
            scheduler.scheduleWork(sink) { [scheduler] sink in
                if !token.isDisposed { sink.next(element) }
                return scheduler.scheduleWork(sink, complete)
            })
    }
}
