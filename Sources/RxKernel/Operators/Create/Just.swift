// SPDX-License-Identifier: MIT

extension ObservableType {
    /// A sequence of one element: it is sent when something subscribes, within the call, and then the
    /// completion.
    @inlinable
    public static func just(_ element: Element) -> Observable<Element> { Just(element) }

    /// A sequence of one element that is sent on `scheduler`, with the completion.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        Scheduled(scheduler) { sink in
            sink.next(element)
            return .completed
        }
    }

    /// A sequence that completes when something subscribes, within the call.
    public static func empty() -> Observable<Element> { Ended(.completed) }

    /// A sequence that fails with `error` when something subscribes, within the call.
    public static func error(_ error: any Error) -> Observable<Element> { Ended(.error(error)) }

    /// A sequence without events: it neither sends, fails nor completes.
    public static func never() -> Observable<Element> { Silent() }

    /// The element, if there is one, and then the completion, within the call that subscribes.
    public static func from(optional: Element?) -> Observable<Element> {
        optional.map { .just($0) } ?? .empty()
    }

    /// The element, if there is one, and then the completion, sent on `scheduler`.
    public static func from(
        optional: Element?, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        Scheduled(scheduler) { sink in
            if let optional { sink.next(optional) }
            return .completed
        }
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

/// Sends what a closure makes, on a scheduler.
final class Scheduled<Element>: Observable<Element> {
    private let scheduler: any ImmediateSchedulerType
    private let events: (Sink<Element>) -> Ending

    init(_ scheduler: any ImmediateSchedulerType, _ events: @escaping (Sink<Element>) -> Ending) {
        self.scheduler = scheduler
        self.events = events
        super.init()
    }

    override func attach(_ sink: Sink<Element>) {
        let token = Late()
        sink.connect(token)
        token.set(
            scheduler.schedule(sink) { [events] sink in
                if !token.isDisposed { sink.end(events(sink)) }
                return Disposables.create()
            })
    }
}
