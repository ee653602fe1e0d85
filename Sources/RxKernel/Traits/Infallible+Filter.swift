// SPDX-License-Identifier: MIT

extension InfallibleType {
    /// The elements until `other` sends one, and then the completion; the completion of `other` changes
    /// nothing.
    public func take(until other: some InfallibleType) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// The elements until `other` sends one, and then the completion; the completion of `other` changes
    /// nothing.
    ///
    /// An error of `other` ends the sequence with it, though this one cannot fail.
    public func take(until other: some ObservableType) -> Infallible<Element> {
        Infallible(asObservable().take(until: other))
    }

    /// The elements until `predicate` holds, and with `.inclusive` the first for which it does; then the
    /// completion.
    public func take(
        until predicate: @escaping @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior, file: file, line: line))
    }

    /// The elements while `predicate` holds, and with `.inclusive` the first for which it does not; then the
    /// completion.
    public func take(
        while predicate: @escaping @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior, file: file, line: line))
    }

    /// The first `count` elements, and then the completion. A negative `count` stops the program.
    public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

    /// The elements that arrive within `duration` of subscribing, and then the completion, which `scheduler`
    /// sends.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// All but the first `count` elements; all, if that is zero or less.
    public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

    /// The elements from the first on for which `predicate` does not hold; it is not asked again after that.
    public func skip(
        while predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate, file: file, line: line))
    }

    /// The elements from when `other` has sent one. The completion of `other` changes nothing; its error ends
    /// the sequence with it.
    public func skip(until other: some ObservableType) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other))
    }
}
