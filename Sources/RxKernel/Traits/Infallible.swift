// SPDX-License-Identifier: MIT

/// A sequence that cannot fail.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that cannot fail.
///
/// Like an `Observable` otherwise: cold, on whatever thread, not shared. Use a `Driver` or a `Signal` for a view.
public struct Infallible<Element>: InfallibleType {
    let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
    }

    public func asObservable() -> Observable<Element> { source }
}

/// An event of a sequence that cannot fail.
public enum InfallibleEvent<Element> {
    /// The next element.
    case next(Element)
    /// The sequence ended; nothing follows.
    case completed
}

extension InfallibleEvent: EventConvertible {
    public var event: Event<Element> {
        switch self {
        case .next(let element): .next(element)
        case .completed: .completed
        }
    }
}

extension ObservableConvertibleType {
    /// An infallible that sends `element` and completes where this sequence fails.
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    /// An infallible that goes on with `infallible` where this sequence fails.
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().catch({ _ in infallible.source }, isolation: nil))
    }

    /// An infallible that goes on with what `onErrorRecover` makes of the error where this sequence fails.
    public func asInfallible(
        onErrorRecover: @escaping (any Error) -> Infallible<Element>, isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(asObservable().catch({ onErrorRecover($0).source }, isolation: isolation))
    }
}

extension PublishRelay {
    /// The relay as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension BehaviorRelay {
    /// The relay as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
    /// The relay as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ControlEvent {
    /// The events as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension SharedSequence {
    /// This sequence as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(source) }
}

extension InfallibleType {
    /// This sequence as a driver.
    public func asDriver() -> Driver<Element> { asInfallibleSharedSequence() }
}
