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
/// It retains the observer or the closure. It calls it on the thread that sends, and adds no guard of its
/// own: a second terminal event is passed on like the first.
public struct AnyObserver<Element>: ObserverType {
    /// A closure that receives events.
    public typealias EventHandler = (Event<Element>) -> Void

    @usableFromInline let sink: Sink<Element>

    /// An observer that calls `eventHandler` for each event, on the thread that sends it.
    public init(eventHandler: @escaping EventHandler) {
        sink = HandlerSink(eventHandler)
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

    init(_ handler: @escaping (Event<Element>) -> Void) {
        self.handler = handler
        super.init()
    }

    override func next(_ element: Element) { handler(.next(element)) }

    override func error(_ error: any Error) { handler(.error(error)) }

    override func completed() { handler(.completed) }
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
