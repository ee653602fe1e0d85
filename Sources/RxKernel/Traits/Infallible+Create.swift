// SPDX-License-Identifier: MIT

extension Infallible {
    /// What a `create` closure calls with events, from any thread but one at a time.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// A sequence made by a closure, which is called for each subscription, on the thread that subscribes.
    ///
    /// ```swift
    /// Infallible<Int>.create { send in
    ///     send(.next(1))
    ///     send(.completed)
    ///     return Disposables.create()
    /// }
    /// ```
    ///
    /// What the closure answers is disposed of after the completion and on disposal; what it sends after that
    /// is dropped.
    public static func create(
        subscribe: @escaping @isolated(any) (@escaping InfallibleObserver) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        let isolation = Isolation(subscribe.isolation, "create", file, line)
        let subscribe = plain(subscribe)
        return Infallible(Create({ observer in subscribe { observer.on($0.event) } }, isolation))
    }

    /// The elements given, in order, and then the completion, sent on `scheduler`.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(elements, scheduler: scheduler))
    }

    /// The elements of `array`, in order, and then the completion, sent on `scheduler`.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// The elements of `sequence`, in order, and then the completion, sent on `scheduler`. Each subscription
    /// iterates it again.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }
}

extension InfallibleType {
    /// A sequence of one element, sent within the call that subscribes, and then the completion.
    public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

    /// A sequence of one element that is sent on `scheduler`, and then, in its next turn, the completion.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// A sequence that completes within the call that subscribes.
    public static func empty() -> Infallible<Element> { Infallible(.empty()) }

    /// A sequence without events.
    public static func never() -> Infallible<Element> { Infallible(.never()) }

    /// A sequence that `observableFactory` makes anew for each subscription, on the thread that subscribes.
    /// It completes, without a word, if that throws.
    public static func deferred(
        _ observableFactory: @escaping @isolated(any) () throws -> Infallible<Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Infallible<Element> {
        let isolation = Isolation(observableFactory.isolation, "deferred", file, line)
        let observableFactory = plain(observableFactory)
        return Infallible(Deferred({ (try? observableFactory().source) ?? .empty() }, isolation))
    }
}
