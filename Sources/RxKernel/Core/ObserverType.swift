// SPDX-License-Identifier: MIT

/// Something that receives the events of an observable sequence.
///
/// Conform by writing `on(_:)`. The other requirements have defaults that call it; override them to receive
/// elements without an `Event` around them.
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
    @inlinable public func onNext(_ element: Element) { on(.next(element)) }

    @inlinable public func onError(_ error: any Error) { on(.error(error)) }

    @inlinable public func onCompleted() { on(.completed) }

    /// This observer with its type erased.
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

    /// An observer of another type that passes each element on, transformed. A thrown error is passed on as such.
    public func mapObserver<Result>(
        _ transform: @escaping (Result) throws -> Element, isolation: (any Actor)? = #isolation
    ) -> AnyObserver<Result> {
        let isolation = Isolation(isolation)
        return AnyObserver { event in
            isolation.check("mapObserver")
            self.on(event.map(transform))
        }
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
