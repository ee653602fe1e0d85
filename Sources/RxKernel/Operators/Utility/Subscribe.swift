// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Calls `on` for each event until the sequence ends or the answer is disposed of.
    public func subscribe(
        _ on: @escaping (Event<Element>) -> Void, isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        let isolation = Isolation(isolation)
        return asObservable().subscribe(
            AnyObserver { event in
                isolation.check("subscribe")
                on(event)
            })
    }

    /// Calls `onNext` for each element, and the other closures at the end.
    ///
    /// ```swift
    /// name.subscribe(onNext: { print($0) }).disposed(by: bag)
    /// ```
    ///
    /// `onDisposed` is called once, after a terminal event or when the answer is disposed of. An error
    /// without `onError` goes to `Hooks.defaultErrorHandler`.
    ///
    /// Dropping the answer does not end the subscription: dispose of it, or give it to a bag. The closures
    /// are retained for as long as the answer or the source holds the subscription. They are called on the
    /// thread that sends; one formed on the main actor stops the program if that is another thread, but for
    /// `onDisposed`, which is sent to the main queue then. `isolation` records where they are formed: leave
    /// it out.
    @inlinable
    public func subscribe(
        onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
        isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        let sink = CallbackSink(onNext, onError, onCompleted, onDisposed, Isolation(isolation))
        asObservable().start(sink)
        return sink
    }

    /// Like `subscribe(onNext:)`, with an object that is passed to the closures and not retained. When it is
    /// gone they are not called; the subscription goes on.
    @inlinable
    public func subscribe<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil, isolation: (any Actor)? = #isolation
    ) -> any Disposable {
        subscribe(
            onNext: onNext.map { onNext in { [weak object] in if let object { onNext(object, $0) } } },
            onError: onError.map { onError in { [weak object] in if let object { onError(object, $0) } } },
            onCompleted: onCompleted.map { onCompleted in { [weak object] in object.map(onCompleted) } },
            onDisposed: onDisposed.map { onDisposed in { [weak object] in object.map(onDisposed) } },
            isolation: isolation)
    }
}

/// The end of a chain: closures, behind the subscription's state.
@usableFromInline
final class CallbackSink<Element>: Boundary<Element> {
    @usableFromInline let onNext: ((Element) -> Void)?
    private let onError: ((any Error) -> Void)?
    private let onCompleted: (() -> Void)?
    private let onDisposed: (() -> Void)?
    @usableFromInline let isolation: Isolation
    private let callStack: [String]?

    @usableFromInline
    init(
        _ onNext: ((Element) -> Void)?, _ onError: ((any Error) -> Void)?,
        _ onCompleted: (() -> Void)?, _ onDisposed: (() -> Void)?, _ isolation: Isolation
    ) {
        self.onNext = onNext
        self.onError = onError
        self.onCompleted = onCompleted
        self.onDisposed = onDisposed
        self.isolation = isolation
        callStack = onError == nil ? Hooks.captureCallStack() : nil
        super.init()
    }

    @usableFromInline
    override func next(_ element: Element) {
        guard isOpen, let onNext else { return }
        isolation.check("subscribe")
        onNext(element)
    }

    @usableFromInline
    override func error(_ error: any Error) {
        guard stop() else { return }
        if let onError {
            isolation.check("subscribe")
            onError(error)
        } else {
            Hooks.defaultErrorHandler(callStack ?? [], error)
        }
        dispose()
    }

    @usableFromInline
    override func completed() {
        guard stop() else { return }
        if let onCompleted {
            isolation.check("subscribe")
            onCompleted()
        }
        dispose()
    }

    @usableFromInline
    override func disposed() {
        guard let onDisposed else { return }
        if isolation.isMain, !MainThread.isCurrent {
            MainScheduler.post(onDisposed)
        } else {
            onDisposed()
        }
    }
}
