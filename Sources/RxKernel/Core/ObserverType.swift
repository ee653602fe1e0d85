// SPDX-License-Identifier: MIT

/// Something that receives the events of a sequence.
///
/// Conform, by writing `on(_:)`, to make a destination that sequences can be bound to. To react to events
/// once, `subscribe(onNext:)` is simpler; to set something on an object, a `Binder` is.
///
/// ```swift
/// struct Printer: ObserverType {
///     typealias Element = String
///
///     func on(_ event: Event<String>) { print(event) }
/// }
/// ```
///
/// The other requirements have defaults that call `on(_:)`; override them to receive elements without an
/// `Event` around them. A subscription retains its observer, and calls it on the thread that sends, one event
/// at a time.
public protocol ObserverType<Element> {
    /// What it receives.
    associatedtype Element
    /// Receives one event.
    func on(_ event: Event<Element>)
    /// Receives an element.
    func onNext(_ element: Element)
    /// Receives the error that ends the sequence.
    func onError(_ error: any Error)
    /// Learns that the sequence has ended.
    func onCompleted()
}

extension ObserverType {
    /// Passes `element` to `on(_:)` as a `next`.
    @inlinable public func onNext(_ element: Element) { on(.next(element)) }

    /// Passes `error` to `on(_:)`.
    @inlinable public func onError(_ error: any Error) { on(.error(error)) }

    /// Passes the completion to `on(_:)`.
    @inlinable public func onCompleted() { on(.completed) }

    /// This observer with its type erased; it is retained.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of another type that passes each element on, transformed by `transform`.
    ///
    /// An error that `transform` throws is passed on as an `error`; errors and the completion pass as they
    /// are. This observer is retained.
    public func mapObserver<Result>(
        _ transform: @escaping @isolated(any) (Result) throws -> Element, file: StaticString = #fileID,
        line: UInt = #line
    ) -> AnyObserver<Result> {
        let isolation = Isolation(transform.isolation, "mapObserver", file, line)
        let transform = plain(transform)
        return AnyObserver(sink: HandlerSink(isolation) { self.on($0.map(transform)) })
    }
}

extension ObserverType {
    @inlinable
    func deliver(_ event: Event<Element>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): onError(error)
        case .completed: onCompleted()
        }
    }
}

extension Sink {
    @inlinable
    final func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): next(element)
        case .error(let error): self.error(error)
        case .completed: completed()
        }
    }
}
