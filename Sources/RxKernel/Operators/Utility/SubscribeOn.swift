// SPDX-License-Identifier: MIT

extension ObservableType {
    /// This sequence, subscribed to and disposed of on `scheduler`. What it sends is sent where it sends it.
    ///
    /// ```swift
    /// // reads the files in the background, shows them on the main thread
    /// files.subscribe(on: background).observe(on: MainScheduler.instance)
    /// ```
    ///
    /// For a source that works or blocks while it is subscribed to. Errors and completion pass through; a
    /// disposal before the scheduler's turn keeps the source from being subscribed to.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Assembled { sink in
            let later = LaterSink(sink, disposesOn: scheduler)
            later.wait(for: scheduler.schedule(source, action: later.follow))
        }
    }
}

/// Passes on the events of a source that is subscribed to later.
final class LaterSink<Element>: Forward<Element, Element> {
    private let token = LaterToken()
    private let scheduler: (any ImmediateSchedulerType)?

    /// With `scheduler`, the source is disposed of there.
    init(_ downstream: Sink<Element>, disposesOn scheduler: (any ImmediateSchedulerType)? = nil) {
        self.scheduler = scheduler
        super.init(downstream)
        downstream.connect(token)
    }

    /// Whether the source is not wanted any more.
    var isDisposed: Bool { token.upstream.isDisposed }

    /// Keeps what cancels the subscribing.
    func wait(for scheduled: any Disposable) { token.scheduled.set(scheduled) }

    /// Subscribes to `source`, unless it is not wanted any more.
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

/// What is scheduled, and what that subscribes to.
final class LaterToken: Token {
    let scheduled = Late()
    let upstream = Late()

    override init() { super.init() }

    override func dispose() {
        scheduled.dispose()
        upstream.dispose()
    }
}
