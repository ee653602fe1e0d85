// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Calls `on` for each event until the sequence ends or the subscription is disposed of.
    public func subscribe(
        isolation caller: (any Actor)? = #isolation,
        _ on: @escaping @isolated(any) (Event<Element>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: on, on.isolation, caller, "subscribe", file, line)
        let on = withoutIsolation(on)
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
    /// called on that actor. One that carries no actor is called on the actor on which `subscribe` is called, if there is
    /// one, and otherwise on the sending thread.
    @inlinable
    public func subscribe(
        isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Element) -> Void)? = nil,
        onError: (@isolated(any) (any Error) -> Void)? = nil,
        onCompleted: (@isolated(any) () -> Void)? = nil, onDisposed: (@isolated(any) () -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        if let onNext, onError == nil, onCompleted == nil, onDisposed == nil, !Hooks.recordCallStackOnError {
            return asObservable().run(
                withoutIsolation(onNext),
                Isolation(of: onNext, onNext.isolation, caller, "subscribe", file, line),
                in: NextSink<Element>.self, or: NextEntry<Element>.self)
        }
        return subscribe(Callbacks(onNext, onError, onCompleted, onDisposed, caller, file, line))
    }

    /// Like `subscribe(onNext:)`, with an object that is passed to the closures and not retained. After the object was
    /// deallocated the closures are not called; the subscription continues.
    public func subscribe<Object: AnyObject>(
        with object: Object, isolation caller: (any Actor)? = #isolation,
        onNext: (@isolated(any) (Object, Element) -> Void)? = nil,
        onError: (@isolated(any) (Object, any Error) -> Void)? = nil,
        onCompleted: (@isolated(any) (Object) -> Void)? = nil,
        onDisposed: (@isolated(any) (Object) -> Void)? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        subscribe(Callbacks(with: object, onNext, onError, onCompleted, onDisposed, caller, file, line))
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
        _ caller: (any Actor)?, _ file: StaticString, _ line: UInt
    ) {
        let actors = EventActors(
            onNext == nil ? nil : .some(onNext?.isolation), onError == nil ? nil : .some(onError?.isolation),
            onCompleted == nil ? nil : .some(onCompleted?.isolation),
            caller,
            "subscribe", file, line)
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
        isolation = actors.common.watching(onNext).watching(onError).watching(onCompleted)
        disposal = Isolation(of: onDisposed, onDisposed?.isolation, caller, "subscribe", file, line)
    }

    init<Object: AnyObject>(
        with object: Object, _ onNext: (@isolated(any) (Object, Element) -> Void)?,
        _ onError: (@isolated(any) (Object, any Error) -> Void)?,
        _ onCompleted: (@isolated(any) (Object) -> Void)?,
        _ onDisposed: (@isolated(any) (Object) -> Void)?, _ caller: (any Actor)?, _ file: StaticString,
        _ line: UInt
    ) {
        let actors = EventActors(
            onNext == nil ? nil : .some(onNext?.isolation), onError == nil ? nil : .some(onError?.isolation),
            onCompleted == nil ? nil : .some(onCompleted?.isolation),
            caller,
            "subscribe", file, line)
        self.onNext = onNext.map {
            let onNext = withoutIsolation($0)
            return { [weak object] in if let object { onNext(object, $0) } }
        }
        let onError: ((any Error) -> Void)? = onError.map {
            let onError = withoutIsolation($0)
            return { [weak object] in if let object { onError(object, $0) } }
        }
        let onCompleted: (() -> Void)? = onCompleted.map {
            let onCompleted = withoutIsolation($0)
            return { [weak object] in if let object { onCompleted(object) } }
        }
        self.onError = actors.adapt(onError, actors.error)
        self.onCompleted = actors.adapt(onCompleted, actors.completion)
        isolation = actors.common.watching(onNext).watching(onError).watching(onCompleted)
        disposal = Isolation(of: onDisposed, onDisposed?.isolation, caller, "subscribe", file, line)
        self.onDisposed = onDisposed.map {
            let onDisposed = withoutIsolation($0)
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

    /// Creates them from the actors that the closures carry. An argument is nil if its closure is not given.
    init(
        _ next: (any Actor)??, _ error: (any Actor)??, _ completion: (any Actor)??, _ caller: (any Actor)?,
        _ operation: StaticString, _ file: StaticString, _ line: UInt
    ) {
        func isolation(_ carried: (any Actor)??) -> Isolation {
            guard let carried else { return Isolation(nil, nil, operation, file, line) }
            return Isolation(carried, caller, operation, file, line)
        }
        self.error = isolation(error)
        self.completion = isolation(completion)
        let first = isolation(next)
        common = first.belongs ? first : self.error.belongs ? self.error : self.completion
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
