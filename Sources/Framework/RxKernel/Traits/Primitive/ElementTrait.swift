// SPDX-License-Identifier: MIT

/// The trait of a sequence that may have an element: of a `Single` or a `Maybe`, not of a `Completable`.
///
/// ```swift
/// extension PrimitiveSequenceType where Trait: ElementTrait {
///     func described() -> PrimitiveSequence<Trait, String> { map { "\($0)" } }
/// }
/// ```
public protocol ElementTrait {}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Returns a sequence that sends `element` before `subscribe` returns.
    @inlinable
    public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(.just(element))
    }

    /// Returns a sequence that sends `element` on `scheduler`.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(.just(element, scheduler: scheduler))
    }

    /// Returns the result of `transform` for the element, if there is one. An error that `transform` throws is sent.
    @inlinable
    public func map<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ transform: @escaping @isolated(any) (Element) throws -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence<Trait, Result>(source.map(isolation: caller, transform, file: file, line: line))
    }

    /// Returns the result of `transform` for the element, or completes without an element if it is `nil`. An error that
    /// `transform` throws is sent.
    public func compactMap<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ transform: @escaping @isolated(any) (Element) throws -> Result?, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Maybe<Result> {
        Maybe(source.compactMap(isolation: caller, transform, file: file, line: line))
    }

    /// Returns the element, if there is one and `predicate` returns true for it. An error that `predicate` throws is
    /// sent.
    public func filter(
        isolation caller: (any Actor)? = #isolation,
        _ predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Maybe<Element> {
        Maybe(source.filter(isolation: caller, predicate, file: file, line: line))
    }

    /// Returns the sequence that `selector` returns for the element, or completes if there is no element. An error that
    /// `selector` throws is sent.
    @inlinable
    public func flatMap<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ selector: @escaping @isolated(any) (Element) throws -> PrimitiveSequence<Trait, Result>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence<Trait, Result>(source.flatMap(isolation: caller, selector, file: file, line: line))
    }

    /// Returns this sequence. If it fails, `element` replaces the error.
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(source.catchAndReturn(element))
    }
}
