// SPDX-License-Identifier: MIT

extension InfallibleType {
    /// Returns the elements until `other` sends one, followed by the completion. The completion of `other` has no
    /// effect.
    public func take(until other: some InfallibleType) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// Returns the elements until `other` sends one, followed by the completion. The completion of `other` has no
    /// effect.
    ///
    /// An error of `other` ends the sequence, although the type of the sequence says that it cannot fail.
    public func take(until other: some ObservableType) -> Infallible<Element> {
        Infallible(asObservable().take(until: other))
    }

    /// Returns the elements until `predicate` returns true, followed by the completion. With `.inclusive`, the element
    /// for which it returns true is sent too.
    public func take(
        isolation caller: (any Actor)? = #isolation,
        until predicate: @escaping @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            asObservable().take(
                isolation: caller, until: predicate, behavior: behavior, file: file, line: line))
    }

    /// Returns the elements until `predicate` returns false, followed by the completion. With `.inclusive`, the element
    /// for which it returns false is sent too.
    public func take(
        isolation caller: (any Actor)? = #isolation,
        while predicate: @escaping @isolated(any) (Element) throws -> Bool,
        behavior: TakeBehavior = .exclusive,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(
            asObservable().take(
                isolation: caller, while: predicate, behavior: behavior, file: file, line: line))
    }

    /// Returns the first `count` elements, followed by the completion. A negative `count` stops the program.
    public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

    /// Returns the elements that arrive within `duration` after the subscription, followed by the completion, which is
    /// sent on `scheduler`.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// Returns all elements except the first `count`; all elements if `count` is zero or less.
    public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

    /// Returns the elements from the first one for which `predicate` returns false. `predicate` is not called after
    /// that.
    public func skip(
        isolation caller: (any Actor)? = #isolation,
        while predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Infallible<Element> {
        Infallible(asObservable().skip(isolation: caller, while: predicate, file: file, line: line))
    }

    /// Returns the elements that arrive after `other` has sent one. The completion of `other` has no effect; an error
    /// of `other` ends the sequence, although its type says that it cannot fail.
    public func skip(until other: some ObservableType) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other))
    }
}
