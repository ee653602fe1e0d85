// SPDX-License-Identifier: MIT

/// How the subscribers of a shared sequence share it, and where it sends.
public protocol SharingStrategyProtocol {
    /// Where the sequence sends.
    static var scheduler: any SchedulerType { get }
    /// `source` for all subscribers together.
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A sequence that cannot fail, sends on the main scheduler and is shared: a `Driver` or a `Signal`.
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

/// A sequence seen as a `SharedSequence`.
public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
    /// How it is shared.
    associatedtype SharingStrategy: SharingStrategyProtocol
    /// This sequence as a `SharedSequence`.
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequence: SharedSequenceConvertibleType {
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

    public func asObservable() -> Observable<Element> { source }
}

extension SharedSequenceConvertibleType {
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
            asObservable().observe(on: S.scheduler).catch({ _ in onErrorDriveWith.source }, isolation: nil))
    }

    /// A shared sequence that goes on with what `onErrorRecover` makes of the error where this one fails.
    public func asSharedSequence<S: SharingStrategyProtocol>(
        sharingStrategy _: S.Type = S.self,
        onErrorRecover: @escaping (any Error) -> SharedSequence<S, Element>,
        isolation: (any Actor)? = #isolation
    ) -> SharedSequence<S, Element> {
        SharedSequence(
            asObservable().observe(on: S.scheduler).catch({ onErrorRecover($0).source }, isolation: isolation)
        )
    }

    /// A shared sequence of one that cannot fail.
    func asInfallibleSharedSequence<S: SharingStrategyProtocol>() -> SharedSequence<S, Element> {
        SharedSequence(asObservable().observe(on: S.scheduler))
    }
}
