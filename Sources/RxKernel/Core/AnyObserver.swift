// SPDX-License-Identifier: MIT

/// An observer with its type erased.
///
/// It is what the closure of `create` sends to, and how observers of several types are kept in one array. A
/// function that takes one observer needs it not: `some ObserverType` will do.
///
/// ```swift
/// let printer = AnyObserver<Int> { event in print(event) }
/// printer.onNext(1)
/// ```
///
/// It retains the observer or the closure. It adds no guard of its own: a second terminal event is passed on like the
/// first.
public struct AnyObserver<Element>: ObserverType {
    /// A closure that receives events.
    public typealias EventHandler = (Event<Element>) -> Void

    @usableFromInline let sink: Sink<Element>

    /// An observer that calls `eventHandler` for each event: on the actor to which that belongs, or on the thread that
    /// sends if it belongs to none.
    public init(
        eventHandler: @escaping @isolated(any) (Event<Element>) -> Void, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        sink = HandlerSink(
            Isolation(eventHandler.isolation, "AnyObserver", file, line), plain(eventHandler))
    }

    /// Erases the type of `observer`, which is retained. One that is an `AnyObserver` already is not wrapped
    /// again.
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

    /// This observer.
    public func asObserver() -> AnyObserver<Element> { self }
}

/// Calls an event handler.
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

/// Passes events to an observer that is not of the kernel.
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

/// A subject that can tell its observers that it is dead.
protocol Abandonable {
    func abandonObservers()
}
