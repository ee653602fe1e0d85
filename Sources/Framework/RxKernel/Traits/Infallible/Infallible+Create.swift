// SPDX-License-Identifier: MIT

extension Infallible {
    /// The function that a `create` closure calls with events, from any thread, but not from several at the same time.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// Returns a sequence whose events `subscribe` sends. The closure is called for each subscription: on the actor to
    /// which it belongs, or on the subscribing thread.
    ///
    /// ```swift
    /// Infallible<Int>.create { send in
    ///     send(.next(1))
    ///     send(.completed)
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// The closure returns a disposable that ends the source, which is disposed of after the completion and on
    /// disposal. Events that are sent after that are dropped.
    public static func create(
        isolation caller: (any Actor)? = #isolation,
        subscribe: @escaping @isolated(any) (@escaping InfallibleObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        let isolation = Isolation(of: subscribe, subscribe.isolation, caller, "create", file, line)
        let subscribe = withoutIsolation(subscribe)
        return Infallible(Create({ observer in subscribe { observer.on($0.event) } }, isolation))
    }

    /// Returns a sequence of `elements`, in order, followed by the completion, sent on `scheduler`.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(elements, scheduler: scheduler))
    }

    /// Returns a sequence of the elements of `array`, in order, followed by the completion, sent on `scheduler`.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// Returns a sequence of the elements of `sequence`, in order, followed by the completion, sent on `scheduler`.
    /// Each subscription iterates `sequence` again.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }
}

extension InfallibleType {
    /// Returns a sequence that sends `element` and the completion before `subscribe` returns.
    public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

    /// Returns a sequence that sends `element` on `scheduler` and, in the scheduler's next turn, the completion.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// Returns a sequence that completes before `subscribe` returns.
    public static func empty() -> Infallible<Element> { Infallible(.empty()) }

    /// Returns a sequence that sends no events.
    public static func never() -> Infallible<Element> { Infallible(.never()) }

    /// Returns a sequence that subscribes to a new sequence from `observableFactory` for each subscription. The closure
    /// is called on the actor to which it belongs, or on the subscribing thread. If the closure throws, it completes;
    /// the error is dropped.
    public static func deferred(
        isolation caller: (any Actor)? = #isolation,
        _ observableFactory: @escaping @isolated(any) () throws -> Infallible<Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        let isolation = Isolation(
            of: observableFactory, observableFactory.isolation, caller, "deferred", file, line)
        let observableFactory = withoutIsolation(observableFactory)
        return Infallible(Deferred({ (try? observableFactory().source) ?? .empty() }, isolation))
    }
}
