// SPDX-License-Identifier: MIT

/// How the subscribers of a shared sequence share it, and where it sends.
///
/// `Driver` and `Signal` have theirs. Conform to make a third kind:
///
/// ```swift
/// enum History: SharingStrategyProtocol {
///     static var scheduler: any SchedulerType { SharingScheduler.make() }
///
///     static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
///         source.share(replay: 10)
///     }
/// }
///
/// func history(of log: Observable<String>) -> SharedSequence<History, String> {
///     log.asSharedSequence(onErrorJustReturn: "")
/// }
/// ```
public protocol SharingStrategyProtocol {
    /// Where the sequence sends.
    static var scheduler: any SchedulerType { get }
    /// `source` for all subscribers together.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A sequence that cannot fail, sends on the main scheduler and is shared: a `Driver` or a `Signal`.
///
/// Write those names; this one is for what both have in common. Its operators answer sequences of the same
/// kind, each shared in its turn.
///
/// ```swift
/// extension SharedSequence where Element == String {
///     func nonEmpty() -> SharedSequence { filter { !$0.isEmpty } }
/// }
/// ```
///
/// It holds its source, and runs it while it has a subscriber. `drive` and `emit` are called on the main
/// thread; elsewhere they stop the program.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element> {
    let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    /// A sequence that need not be shared, since it has no effects.
    init(raw source: Observable<Element>) {
        self.source = source
    }
}

/// A sequence seen as a `SharedSequence`, which has its operators.
public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
    /// How it is shared.
    associatedtype SharingStrategy: SharingStrategyProtocol
    /// This sequence as a `SharedSequence`.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequence: SharedSequenceConvertibleType {
    /// This sequence.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

    /// This sequence as an `Observable`, still shared and on the same scheduler.
    public func asObservable() -> Observable<Element> { source }
}

extension SharedSequenceConvertibleType {
    /// This sequence as an `Observable`, still shared and on the same scheduler.
    public func asObservable() -> Observable<Element> { asSharedSequence().source }
}

extension ObservableConvertibleType {
    /// A shared sequence that sends `onErrorJustReturn` and completes where this one fails.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self, onErrorJustReturn: Element
    ) -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// A shared sequence that goes on with `onErrorDriveWith` where this one fails.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(
            asObservable().observe(on: S.scheduler).catching({ _ in onErrorDriveWith.source }, Isolation()))
    }

    /// A shared sequence that goes on with what `onErrorRecover` makes of the error, on the sequence's
    /// scheduler, where this one fails.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self,
        onErrorRecover: @escaping @isolated(any) (any Error) -> SharedSequence<S, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<S, Element> {
        let isolation = Isolation(onErrorRecover.isolation, "asSharedSequence", file, line)
        let onErrorRecover = plain(onErrorRecover)
        return SharedSequence(
            asObservable().observe(on: S.scheduler).catching({ onErrorRecover($0).source }, isolation))
    }

    /// A shared sequence of one that cannot fail.
    func asInfallibleSharedSequence<S: SharingStrategyProtocol>() -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler))
    }
}
