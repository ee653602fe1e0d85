// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Calls `on` for each event until the sequence ends or the subscription is disposed of.
    public func subscribe(
        _ on: @escaping @isolated(any) (Event<Element>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(on.isolation, "subscribe", file, line)
        let on = plain(on)
        return subscribe(
            Callbacks(
                onNext: { on(.next($0)) }, onError: { on(.error($0)) }, onCompleted: { on(.completed) },
                isolation: isolation))
    }

    /// Calls `onNext` for each element, and the other closures when the sequence ends.
    ///
    /// ```swift
    /// name.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// ```
    ///
    /// `onDisposed` is called once, after a terminal event or when the subscription is disposed of. An error
    /// without `onError` goes to `Hooks.defaultErrorHandler`.
    ///
    /// Releasing the returned disposable does not end the subscription: dispose of it, or add it to a bag. The closures
    /// are released when the sequence has ended or the subscription is disposed of, even if the returned disposable is
    /// still retained. A closure that belongs to an actor, such as one that is formed in a `@MainActor` class, is
    /// called on that actor; other closures are called on the sending thread.
    @inlinable
    public func subscribe(
        onNext: (@isolated(any) (Element) -> Void)? = nil,
        onError: (@isolated(any) (any Error) -> Void)? = nil,
        onCompleted: (@isolated(any) () -> Void)? = nil, onDisposed: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        subscribe(Callbacks(onNext, onError, onCompleted, onDisposed, file, line))
    }

    /// Like `subscribe(onNext:)`, with an object that is passed to the closures and not retained. After the object was
    /// deallocated the closures are not called; the subscription continues.
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: (@isolated(any) (Object, Element) -> Void)? = nil,
        onError: (@isolated(any) (Object, any Error) -> Void)? = nil,
        onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        subscribe(Callbacks(with: object, onNext, onError, onCompleted, onDisposed, file, line))
    }

    @usableFromInline
    func subscribe(_ callbacks: consuming Callbacks<Element>) -> any Disposable {
        asObservable().run(callbacks)
    }
}

/// The closures of a subscription, and the actors to which they belong.
@usableFromInline
struct Callbacks<Element> {
    let onNext: ((Element) -> Void)?
    let onError: ((any Error) -> Void)?
    let onCompleted: (() -> Void)?
    let onDisposed: (() -> Void)?
    /// The isolation of the closures for events.
    let isolation: Isolation
    let disposal: Isolation

    init(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
        isolation: Isolation = Isolation(), disposal: Isolation = Isolation()
    ) {
        self.onNext = onNext
        self.onError = onError
        self.onCompleted = onCompleted
        self.onDisposed = onDisposed
        self.isolation = isolation
        self.disposal = disposal
    }

    @usableFromInline
    init(
        _ onNext: (@isolated(any) (Element) -> Void)?, _ onError: (@isolated(any) (any Error) -> Void)?,
        _ onCompleted: (@isolated(any) () -> Void)?, _ onDisposed: (@isolated(any) () -> Void)?,
        _ file: StaticString, _ line: UInt
    ) {
        let actors = EventActors(
            onNext?.isolation, onError?.isolation, onCompleted?.isolation, "subscribe", file, line)
        // Guard: each function has the same representation as a plain one, and is called on its actor only, by a
        // `Link`, `perform` or `send`. One cast serves all of them.
        let functions = unsafeBitCast(
            IsolatedFunctions(
                onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed),
            to: PlainFunctions<Element>.self)
        self.onNext = functions.onNext
        self.onError = actors.adapt(functions.onError, actors.error)
        self.onCompleted = actors.adapt(functions.onCompleted, actors.completion)
        self.onDisposed = functions.onDisposed
        isolation = actors.common
        disposal = Isolation(onDisposed?.isolation, "subscribe", file, line)
    }

    init<Object: AnyObject>(
        with object: Object, _ onNext: (@isolated(any) (Object, Element) -> Void)?,
        _ onError: (@isolated(any) (Object, any Error) -> Void)?,
        _ onCompleted: (@isolated(any) (Object) -> Void)?,
        _ onDisposed: (@isolated(any) (Object) -> Void)?, _ file: StaticString, _ line: UInt
    ) {
        let actors = EventActors(
            onNext?.isolation, onError?.isolation, onCompleted?.isolation, "subscribe", file, line)
        self.onNext = onNext.map {
            let onNext = plain($0)
            return { [weak object] in if let object { onNext(object, $0) } }
        }
        let onError: ((any Error) -> Void)? = onError.map {
            let onError = plain($0)
            return { [weak object] in if let object { onError(object, $0) } }
        }
        let onCompleted: (() -> Void)? = onCompleted.map {
            let onCompleted = plain($0)
            return { [weak object] in if let object { onCompleted(object) } }
        }
        self.onError = actors.adapt(onError, actors.error)
        self.onCompleted = actors.adapt(onCompleted, actors.completion)
        isolation = actors.common
        disposal = Isolation(onDisposed?.isolation, "subscribe", file, line)
        self.onDisposed = onDisposed.map {
            let onDisposed = plain($0)
            return { [weak object] in if let object { onDisposed(object) } }
        }
    }
}

private struct IsolatedFunctions<Element> {
    let onNext: (@isolated(any) (Element) -> Void)?
    let onError: (@isolated(any) (any Error) -> Void)?
    let onCompleted: (@isolated(any) () -> Void)?
    let onDisposed: (@isolated(any) () -> Void)?
}

private struct PlainFunctions<Element> {
    let onNext: ((Element) -> Void)?
    let onError: ((any Error) -> Void)?
    let onCompleted: (() -> Void)?
    let onDisposed: (() -> Void)?
}

/// The actors of a subscription's closures for events. The subscription receives its events on the first of them; calls
/// of closures that belong to another actor are sent there.
private struct EventActors {
    let common: Isolation
    let error: Isolation
    let completion: Isolation

    init(
        _ next: (any Actor)?, _ error: (any Actor)?, _ completion: (any Actor)?, _ operation: StaticString,
        _ file: StaticString, _ line: UInt
    ) {
        common = Isolation(next ?? error ?? completion, operation, file, line)
        self.error = Isolation(error, operation, file, line)
        self.completion = Isolation(completion, operation, file, line)
    }

    func adapt(_ function: (() -> Void)?, _ isolation: Isolation) -> (() -> Void)? {
        guard let function, !isolation.isCompatible(with: common) else { return function }
        return { isolation.send(function) }
    }

    func adapt(_ function: ((any Error) -> Void)?, _ isolation: Isolation) -> ((any Error) -> Void)? {
        guard let function, !isolation.isCompatible(with: common) else { return function }
        return { error in isolation.send { function(error) } }
    }
}

/// The disposable that `subscribe` returns: the state of a subscription, without its closures or its observer.
///
/// The sink above it retains these, and the source retains the sink. The source releases them when the sequence has
/// ended or the subscription is disposed of.
@usableFromInline
class Subscription: Boundary<Never>, Cancelable {
    @usableFromInline override init() { super.init() }

    #if TRACE_RESOURCES
        /// Written once before the subscription is used.
        @exclusivity(unchecked) final var place: LiveSubscriptions.Place?

        deinit { place?.end() }

        @usableFromInline override func disposed() { place?.end() }

        @usableFromInline override func abandoned() {
            super.abandoned()
            place?.end()
        }
    #endif
}

/// A subscription with an `onDisposed`.
final class ReportingSubscription: Subscription {
    private let isolation: Isolation
    /// Taken by `disposed()`, which is called once.
    @exclusivity(unchecked) private var onDisposed: (() -> Void)?

    init(_ isolation: Isolation, _ onDisposed: @escaping () -> Void) {
        self.isolation = isolation
        self.onDisposed = onDisposed
        super.init()
    }

    override func disposed() {
        super.disposed()
        guard let onDisposed else { return }
        self.onDisposed = nil
        isolation.perform(onDisposed)
    }
}

/// The last link of a chain: calls closures.
final class CallbackSink<Element>: Sink<Element> {
    let subscription: Subscription
    private let onNext: ((Element) -> Void)?
    private let onError: ((any Error) -> Void)?
    private let onCompleted: (() -> Void)?
    private let link: Link
    private let callStack: [String]?

    init(_ callbacks: consuming Callbacks<Element>) {
        onNext = callbacks.onNext
        onError = callbacks.onError
        onCompleted = callbacks.onCompleted
        link = Link(callbacks.isolation)
        callStack = onError == nil ? Hooks.captureCallStack() : nil
        subscription =
            callbacks.onDisposed.map { ReportingSubscription(callbacks.disposal, $0) } ?? Subscription()
        #if TRACE_RESOURCES
            subscription.place = LiveSubscriptions.place(of: callbacks.isolation.site)
        #endif
        super.init()
    }

    override func connect(_ upstream: Token) { subscription.connect(upstream) }

    override var isWanted: Bool { subscription.isOpen }

    override func abandoned() { subscription.abandoned() }

    override func next(_ element: Element) {
        guard subscription.isOpen else { return }
        if link.isHere { onNext?(element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: Element) {
        link.send { [self] in if subscription.isOpen { onNext?(element) } }
    }

    override func error(_ error: any Error) {
        if link.isHere || onError == nil && !link.isBehind {
            fail(error)
        } else {
            link.send { self.fail(error) }
        }
    }

    override func completed() {
        if link.isHere || onCompleted == nil && !link.isBehind { finish() } else { link.send(finish) }
    }

    private func fail(_ error: any Error) {
        guard subscription.stop() else { return }
        if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack ?? [], error) }
        subscription.dispose()
    }

    private func finish() {
        guard subscription.stop() else { return }
        onCompleted?()
        subscription.dispose()
    }
}
