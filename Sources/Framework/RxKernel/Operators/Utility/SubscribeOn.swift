// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns this sequence, which is subscribed to and disposed of on `scheduler`. Its events are sent on the
    /// source's thread.
    ///
    /// ```swift
    /// // reads the files in the background, shows them on the main thread
    /// files.subscribe(on: background).observe(on: MainScheduler.instance)
    /// ```
    ///
    /// Use it for a source that works or blocks while it is subscribed to. Errors and completion are passed on.
    /// Disposal before the scheduler's turn prevents the subscription.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Assembled { sink in
            let later = LaterSink(sink, disposesOn: scheduler)
            later.wait(for: scheduler.scheduleWork(source, later.follow))
        }
    }
}

/// Passes on the events of a source that is subscribed to later.
final class LaterSink<Element>: Forward<Element, Element> {
    private let token = LaterToken()
    private let scheduler: (any ImmediateSchedulerType)?

    /// If `scheduler` is not nil, the source is disposed of on it.
    init(_ downstream: Sink<Element>, disposesOn scheduler: (any ImmediateSchedulerType)? = nil) {
        self.scheduler = scheduler
        super.init(downstream)
        downstream.connect(token)
    }

    /// Whether the subscription was disposed of.
    var isDisposed: Bool { token.upstream.isDisposed }

    /// Stores the disposable that cancels the scheduled subscription.
    func wait(for scheduled: any Disposable) { token.scheduled.set(scheduled) }

    /// Subscribes to `source`, unless the subscription was disposed of.
    func follow(_ source: Observable<Element>) -> any Disposable {
        if !isDisposed { source.start(self) }
        return Disposables.create()
    }

    override func next(_ element: Element) { downstream.next(element) }

    override func connect(_ upstream: Token) {
        token.upstream.set(
            scheduler.map { ScheduledDisposable(scheduler: $0, disposable: upstream) } ?? upstream)
    }
}

/// The scheduled work, and the subscription that it makes.
final class LaterToken: Token {
    let scheduled = ReplaceableDisposable()
    let upstream = ReplaceableDisposable()

    override init() { super.init() }

    override func dispose() {
        scheduled.dispose()
        upstream.dispose()
    }
}
