// SPDX-License-Identifier: MIT

/// An observable sequence of which is known how many elements it has: a `Single`, a `Maybe` or a
/// `Completable`.
///
/// Write those names; this one is for what all three have in common. It lives, and sends where its source
/// does, as the `Observable` that it holds.
public struct PrimitiveSequence<Trait, Element> {
    let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
    }
}

/// A sequence seen as a `PrimitiveSequence`, so that operators can be written for one trait.
///
/// ```swift
/// extension PrimitiveSequenceType where Trait == SingleTrait, Element == String {
///     func length() -> Single<Int> { map { $0.count } }
/// }
/// ```
public protocol PrimitiveSequenceType<Trait, Element> {
    /// What is known of the sequence.
    associatedtype Trait
    /// What the sequence sends.
    associatedtype Element
    /// This sequence.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// This sequence.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// The same events as an `Observable`.
    public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
    var source: Observable<Element> { primitiveSequence.source }
}

extension PrimitiveSequence {
    /// A sequence that `observableFactory` makes anew for each subscription, on the thread that subscribes.
    /// An error that it throws is sent.
    public static func deferred(
        _ observableFactory: @escaping @isolated(any) () throws -> PrimitiveSequence<Trait, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        let isolation = Isolation(observableFactory.isolation, "deferred", file, line)
        let observableFactory = plain(observableFactory)
        return Self(Deferred({ try observableFactory().source }, isolation))
    }

    /// This sequence, its element and its completion `dueTime` later, on `scheduler`. An error is sent at
    /// once.
    public func delay(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.delay(dueTime, scheduler: scheduler))
    }

    /// This sequence, subscribed to `dueTime` later, on `scheduler`.
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// This sequence, its events sent on `scheduler`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        Self(source.observe(on: scheduler))
    }

    /// This sequence, subscribed to and disposed of on `scheduler`. What it sends is sent where it sends it.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        Self(source.subscribe(on: scheduler))
    }

    /// This sequence, and if it fails the one that `handler` makes of the error. An error that it throws is
    /// sent.
    public func `catch`(
        _ handler: @escaping @isolated(any) (any Error) throws -> PrimitiveSequence<Trait, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        let isolation = Isolation(handler.isolation, "catch", file, line)
        let handler = plain(handler)
        return Self(source.catching({ try handler($0).source }, isolation))
    }

    /// This sequence, subscribed to at most `maxAttemptCount` times until it does not fail; the last error is
    /// sent.
    ///
    /// With a count of zero it completes, without an element even if it is a single; a negative one stops the
    /// program.
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        Self(source.retry(maxAttemptCount))
    }
}
