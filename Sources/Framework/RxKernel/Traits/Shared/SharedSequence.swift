// SPDX-License-Identifier: MIT

/// How the subscribers of a shared sequence share it, and the scheduler on which it sends.
///
/// `Driver` and `Signal` have one each. Conform to create a third kind:
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
    /// The scheduler on which the sequence sends.
    static var scheduler: any SchedulerType { get }
    /// Returns `source` shared by all subscribers.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A sequence that cannot fail, sends on the main scheduler and is shared: a `Driver` or a `Signal`.
///
/// Use those names in programs; this type has the members that both share. Its operators return sequences of the same
/// kind, each shared in the same way.
///
/// ```swift
/// extension SharedSequence where Element == String {
///     func nonEmpty() -> SharedSequence { filter { !$0.isEmpty } }
/// }
/// ```
///
/// It retains its source, and runs it while it has a subscriber. `drive` and `emit` must be called on the main thread;
/// on another thread they stop the program.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element> {
    let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = SharingStrategy.share(source)
    }

    /// Creates a sequence that is not shared, for a source without side effects.
    init(raw source: Observable<Element>) {
        self.source = source
    }
}

/// A type that can be converted to a `SharedSequence`, and has its operators.
/// ```swift
/// func lengths<Source: SharedSequenceConvertibleType<String>>(
///     _ names: Source
/// ) -> SharedSequence<Source.SharingStrategy, Int> {
///     names.asSharedSequence().map(\.count)
/// }
/// ```
public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
    /// The sharing strategy of the sequence.
    associatedtype SharingStrategy: SharingStrategyProtocol
    /// Returns this sequence as a `SharedSequence`.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequence: SharedSequenceConvertibleType {
    /// Returns this sequence itself.
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

    /// Returns this sequence as an `Observable`, which is still shared and sends on the same scheduler.
    public func asObservable() -> Observable<Element> { source }
}

extension SharedSequenceConvertibleType {
    /// Returns this sequence as an `Observable`, which is still shared and sends on the same scheduler.
    public func asObservable() -> Observable<Element> { asSharedSequence().source }
}

extension ObservableConvertibleType {
    /// Returns a shared sequence with the events of this one. If this one fails, `onErrorJustReturn` and the completion
    /// follow.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self, onErrorJustReturn: Element
    ) -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
    }

    /// Returns a shared sequence with the events of this one. If this one fails, `onErrorDriveWith` follows.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        SharedSequence(
            asObservable().observe(on: S.scheduler).catching({ _ in onErrorDriveWith.source }, Isolation()))
    }

    /// Returns a shared sequence with the events of this one. If this one fails, the sequence that `onErrorRecover`
    /// returns for the error follows. `onErrorRecover` is called on the sequence's scheduler.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self,
        isolation caller: (any Actor)? = #isolation,
        onErrorRecover: @escaping @isolated(any) (any Error) -> SharedSequence<S, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<S, Element> {
        let isolation = Isolation(
            of: onErrorRecover, onErrorRecover.isolation, caller, "asSharedSequence", file, line)
        let onErrorRecover = withoutIsolation(onErrorRecover)
        return SharedSequence(
            asObservable().observe(on: S.scheduler).catching({ onErrorRecover($0).source }, isolation))
    }

    /// Returns a shared sequence for a sequence that cannot fail.
    func asInfallibleSharedSequence<S: SharingStrategyProtocol>() -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler))
    }
}
