// SPDX-License-Identifier: MIT

extension Infallible {
    /// What a `create` closure calls with events.
    public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

    /// A sequence made by a closure, which is called for each subscription. What it answers is disposed of at the end.
    public static func create(
        subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable,
        isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(.create({ observer in subscribe { observer.on($0.event) } }, isolation: isolation))
    }

    /// The elements given, in order.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(elements, scheduler: scheduler))
    }

    /// The elements of `array`, in order.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// The elements of `sequence`, in order.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }
}

extension InfallibleType {
    /// A sequence of one element.
    public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

    /// A sequence of one element that is sent on `scheduler`.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// A sequence that completes at once.
    public static func empty() -> Infallible<Element> { Infallible(.empty()) }

    /// A sequence without events.
    public static func never() -> Infallible<Element> { Infallible(.never()) }

    /// A sequence that a closure makes anew for each subscription. It completes if that throws.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Infallible<Element>, isolation: (any Actor)? = #isolation
    ) -> Infallible<Element> {
        Infallible(.deferred({ (try? observableFactory().source) ?? .empty() }, isolation: isolation))
    }
}
