// SPDX-License-Identifier: MIT

extension InfallibleType {
    /// The elements until `other` sends one.
    public func take(until other: some InfallibleType) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// The elements until `other` sends one.
    public func take(until other: some ObservableType) -> Infallible<Element> {
        Infallible(asObservable().take(until: other))
    }

    /// The elements until `predicate` holds, and with `.inclusive` the first for which it does.
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior, isolation: isolation))
    }

    /// The elements while `predicate` holds, and with `.inclusive` the first for which it does not.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior, isolation: isolation))
    }

    /// The first `count` elements.
    public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

    /// The elements that arrive within `duration` of subscribing.
    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(asObservable().take(for: duration, scheduler: scheduler))
    }

    /// All but the first `count` elements.
    public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

    /// The elements from the first on for which `predicate` does not hold.
    public func skip(
        while predicate: @escaping (Element) throws -> Bool, isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate, isolation: isolation))
    }

    /// The elements from when `other` has sent one.
    public func skip(until other: some ObservableType) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other))
    }
}
