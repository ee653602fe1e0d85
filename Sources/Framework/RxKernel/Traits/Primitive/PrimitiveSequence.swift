// SPDX-License-Identifier: MIT

/// An observable sequence with a known number of elements: a `Single`, a `Maybe` or a `Completable`.
///
/// Use those names in programs; this type has the members that all three share. It retains the `Observable` that it
/// contains, and its events are sent on that sequence's thread.
/// ```swift
/// let name: PrimitiveSequence<SingleTrait, String> = Single.just("Ada")
/// ```
public struct PrimitiveSequence<Trait, Element> {
    @usableFromInline let source: Observable<Element>

    @inlinable
    package init(_ source: Observable<Element>) {
        self.source = source
    }
}

/// A type that can be converted to a `PrimitiveSequence`, so that operators can be written for one trait.
///
/// ```swift
/// extension PrimitiveSequenceType where Trait == SingleTrait, Element == String {
///     func length() -> Single<Int> { map { $0.count } }
/// }
/// ```
public protocol PrimitiveSequenceType<Trait, Element> {
    /// The trait, which says how many elements the sequence has.
    associatedtype Trait
    /// The type of the sequence's elements.
    associatedtype Element
    /// This sequence as a `PrimitiveSequence`.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// This sequence itself.
    @inlinable public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// Returns this sequence as an `Observable`.
    @inlinable public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequenceType {
    @inlinable var source: Observable<Element> { primitiveSequence.source }

    /// Returns a sequence that fails with `error` on subscription.
    public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(.error(error))
    }

    /// Returns a sequence that sends no terminal event.
    public static func never() -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(.never()) }
}

extension PrimitiveSequence {
    /// Returns a sequence that subscribes to a new sequence from `observableFactory` for each subscription. The closure
    /// is called on the actor to which it belongs, or on the subscribing thread. An error that the closure throws is
    /// sent.
    public static func deferred(
        isolation caller: (any Actor)? = #isolation,
        _ observableFactory: @escaping @isolated(any) () throws -> PrimitiveSequence<Trait, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        let isolation = Isolation(
            of: observableFactory, observableFactory.isolation, caller, "deferred", file, line)
        let observableFactory = withoutIsolation(observableFactory)
        return Self(Deferred({ try observableFactory().source }, isolation))
    }

    /// Returns this sequence, with the element and the completion sent `dueTime` later on `scheduler`. An error is sent
    /// at once.
    public func delay(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.delay(dueTime, scheduler: scheduler))
    }

    /// Returns this sequence, which is subscribed to `dueTime` later, on `scheduler`.
    public func delaySubscription(
        _ dueTime: RxTimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        Self(source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Returns this sequence, with its events sent on `scheduler`.
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        Self(source.observe(on: scheduler))
    }

    /// Returns this sequence, which is subscribed to and disposed of on `scheduler`. Its events are sent on the
    /// source's thread.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        Self(source.subscribe(on: scheduler))
    }

    /// Returns this sequence. If it fails, the sequence that `handler` returns for the error follows. An error that
    /// `handler` throws is sent.
    public func `catch`(
        isolation caller: (any Actor)? = #isolation,
        _ handler: @escaping @isolated(any) (any Error) throws -> PrimitiveSequence<Trait, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Element> {
        let isolation = Isolation(of: handler, handler.isolation, caller, "catch", file, line)
        let handler = withoutIsolation(handler)
        return Self(source.catching({ try handler($0).source }, isolation))
    }

    /// Returns this sequence, which is subscribed to at most `maxAttemptCount` times, until it does not fail. The last
    /// error is sent.
    ///
    /// With a count of zero it completes without a subscription and without an element, even if it is a single. A
    /// negative count stops the program.
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        Self(source.retry(maxAttemptCount))
    }
}
