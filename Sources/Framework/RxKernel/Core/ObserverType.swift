// SPDX-License-Identifier: MIT

/// A type that receives the events of a sequence.
///
/// Conform, by implementing `on(_:)`, to create a target for `bind(to:)`. To handle events in one place,
/// `subscribe(onNext:)` is simpler; to set a property of an object, a `Binder` is.
///
/// ```swift
/// struct Printer: ObserverType {
///     typealias Element = String
///
///     func on(_ event: Event<String>) { print(event) }
/// }
/// ```
///
/// The other requirements have default implementations that call `on(_:)`; implement them to receive elements that are
/// not wrapped in an `Event`. A subscription retains its observer, and calls it on the sending thread, one event at a
/// time.
public protocol ObserverType<Element> {
    /// The type of the elements that it receives.
    associatedtype Element
    /// Receives one event.
    func on(_ event: Event<Element>)
    /// Receives an element.
    func onNext(_ element: Element)
    /// Receives the error that ends the sequence.
    func onError(_ error: any Error)
    /// Receives the completion of the sequence.
    func onCompleted()
}

extension ObserverType {
    /// Passes `element` to `on(_:)` as a `next`.
    @inlinable public func onNext(_ element: Element) { on(.next(element)) }

    /// Passes `error` to `on(_:)`.
    @inlinable public func onError(_ error: any Error) { on(.error(error)) }

    /// Passes the completion to `on(_:)`.
    @inlinable public func onCompleted() { on(.completed) }

    /// Returns an observer with the type erased, which retains this observer.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// Returns an observer of another type, which passes each element on after `transform`.
    ///
    /// If `transform` throws, the error is passed on as an `error` event. Errors and the completion are passed on
    /// unchanged. The returned observer retains this observer.
    public func mapObserver<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ transform: @escaping @isolated(any) (Result) throws -> Element, file: StaticString = #fileID,
        line: UInt = #line
    ) -> AnyObserver<Result> {
        let isolation = Isolation(of: transform, transform.isolation, caller, "mapObserver", file, line)
        let transform = withoutIsolation(transform)
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
