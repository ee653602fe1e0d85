// SPDX-License-Identifier: MIT

/// A sequence that cannot fail, as operators take it. `Infallible` conforms.
///
/// Shared sequences do not conform, although they cannot fail; `asInfallible()` converts a `Driver` or a `Signal`.
/// ```swift
/// func lengths(_ names: some InfallibleType<String>) -> Infallible<Int> {
///     Infallible.just(0).flatMap { _ in names.asObservable().map(\.count) }
/// }
/// ```
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that cannot fail.
///
/// Otherwise it is like an `Observable`: it runs once for each subscription, on any thread. Use it if subscribers need
/// not handle errors; use a `Driver` or a `Signal` for a view.
///
/// ```swift
/// let names: Infallible<[String]> = request.asInfallible(onErrorJustReturn: [])
/// names.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
///
/// Some of its operators take closures that may throw, as RxSwift's do. Such an error ends the sequence, and goes to
/// `Hooks.defaultErrorHandler` if the subscriber has no `onError`.
public struct Infallible<Element>: InfallibleType {
    let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
    }

    /// Returns this sequence as an `Observable`.
    public func asObservable() -> Observable<Element> { source }
}

/// An event of a sequence that cannot fail.
/// ```swift
/// names.subscribe { event in
///     if case .next(let name) = event { print(name) }
/// }.disposed(by: bag)
/// ```
public enum InfallibleEvent<Element> {
    /// The next element.
    case next(Element)
    /// The sequence completed; nothing follows.
    case completed
}

extension InfallibleEvent: EventConvertible {
    /// The same event as an `Event`.
    public var event: Event<Element> {
        switch self {
        case .next(let element): .next(element)
        case .completed: .completed
        }
    }
}

extension ObservableConvertibleType {
    /// Returns an infallible with the events of this sequence. If this sequence fails, `element` and the completion
    /// follow.
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().catchAndReturn(element))
    }

    /// Returns an infallible with the events of this sequence. If this sequence fails, `infallible` follows.
    public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
        Infallible(asObservable().catching({ _ in infallible.source }, Isolation()))
    }

    /// Returns an infallible with the events of this sequence. If this sequence fails, the sequence that
    /// `onErrorRecover` returns for the error follows.
    public func asInfallible(
        isolation caller: (any Actor)? = #isolation,
        onErrorRecover: @escaping @isolated(any) (any Error) -> Infallible<Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        let isolation = Isolation(
            of: onErrorRecover, onErrorRecover.isolation, caller, "asInfallible", file, line)
        let onErrorRecover = withoutIsolation(onErrorRecover)
        return Infallible(asObservable().catching({ onErrorRecover($0).source }, isolation))
    }
}

extension ControlEvent {
    /// Returns the events as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension SharedSequence {
    /// Returns this sequence as an infallible.
    public func asInfallible() -> Infallible<Element> { Infallible(source) }
}

extension InfallibleType {
    /// Returns this sequence as a driver.
    public func asDriver() -> Driver<Element> { asInfallibleSharedSequence() }
}
