// SPDX-License-Identifier: MIT

/// An observer with its type erased.
///
/// `create` passes one to its closure. Use it also to keep observers of several types in one array. A function that
/// takes one observer does not need it: it can take `some ObserverType`.
///
/// ```swift
/// let printer = AnyObserver<Int> { event in print(event) }
/// printer.onNext(1)
/// ```
///
/// It retains the observer or the closure. It does not enforce the contract: a second terminal event is passed on like
/// the first.
public struct AnyObserver<Element>: ObserverType {
    /// A closure that receives events.
    public typealias EventHandler = (Event<Element>) -> Void

    @usableFromInline let sink: Sink<Element>

    /// Creates an observer that calls `eventHandler` for each event: on the actor to which the closure belongs, or on
    /// the sending thread if it belongs to no actor.
    public init(
        isolation caller: (any Actor)? = #isolation,
        eventHandler: @escaping @isolated(any) (Event<Element>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        sink = HandlerSink(
            Isolation(of: eventHandler, eventHandler.isolation, caller, "AnyObserver", file, line),
            withoutIsolation(eventHandler))
    }

    /// Creates an observer that retains `observer` and passes events to it. An `AnyObserver` is not wrapped again.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        sink = (observer as? AnyObserver<Element>)?.sink ?? ObserverAdapter(observer)
    }

    @inlinable
    init(sink: Sink<Element>) {
        self.sink = sink
    }

    /// Passes `event` to the observer.
    @inlinable public func on(_ event: Event<Element>) { sink.on(event) }

    /// Passes `element` to the observer.
    @inlinable public func onNext(_ element: Element) { sink.next(element) }

    /// Passes `error` to the observer.
    @inlinable public func onError(_ error: any Error) { sink.error(error) }

    /// Passes the completion to the observer.
    @inlinable public func onCompleted() { sink.completed() }

    /// Returns this observer itself.
    public func asObserver() -> AnyObserver<Element> { self }
}

/// A sink that calls an event handler.
final class HandlerSink<Element>: Sink<Element> {
    private let handler: (Event<Element>) -> Void
    private let link: Link

    init(_ isolation: Isolation, _ handler: @escaping (Event<Element>) -> Void) {
        self.handler = handler
        link = Link(isolation)
        super.init()
    }

    override func next(_ element: Element) { handle(.next(element)) }

    override func error(_ error: any Error) { handle(.error(error)) }

    override func completed() { handle(.completed) }

    private func handle(_ event: Event<Element>) {
        if link.isHere { handler(event) } else { link.send { self.handler(event) } }
    }
}

/// A sink that passes events to an observer whose type is not part of the kernel.
final class ObserverAdapter<Observer: ObserverType>: Sink<Observer.Element> {
    private let observer: Observer

    init(_ observer: Observer) {
        self.observer = observer
        super.init()
    }

    override func next(_ element: Observer.Element) { observer.onNext(element) }

    override func error(_ error: any Error) { observer.onError(error) }

    override func completed() { observer.onCompleted() }

    override func abandoned() { (observer as? any Abandonable)?.abandonObservers() }
}

/// A subject that can notify its observers that it was deallocated without a terminal event.
protocol Abandonable {
    func abandonObservers()
}
