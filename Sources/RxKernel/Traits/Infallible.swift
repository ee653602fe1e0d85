// SPDX-License-Identifier: MIT

/// A sequence that cannot fail, as operators take it: `Infallible` is one.
///
/// Shared sequences are not, though they cannot fail either; `asInfallible()` makes one of a `Driver` or a
/// `Signal`.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that cannot fail.
///
/// Like an `Observable` otherwise: cold, on whatever thread, not shared. Use it where a subscriber should not
/// have to think of errors; use a `Driver` or a `Signal` for a view.
///
/// ```swift
/// let names: Infallible<[String]> = request.asInfallible(onErrorJustReturn: [])
/// names.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
///
/// Some of its operators take closures that may throw, as RxSwift's do: such an error ends the sequence after
/// all, and goes to `Hooks.defaultErrorHandler`.
public struct Infallible<Element>: InfallibleType {
    let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
    }

    /// This sequence as an `Observable`.
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
    /// The same event among those that may be errors.
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
        Infallible(asObservable().catching({ _ in infallible.source }, Isolation()))
    }

    /// An infallible that goes on with what `onErrorRecover` makes of the error where this sequence fails.
    public func asInfallible(
        onErrorRecover: @escaping @isolated(any) (any Error) -> Infallible<Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        let isolation = Isolation(onErrorRecover.isolation, "asInfallible", file, line)
        let onErrorRecover = plain(onErrorRecover)
        return Infallible(asObservable().catching({ onErrorRecover($0).source }, isolation))
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
