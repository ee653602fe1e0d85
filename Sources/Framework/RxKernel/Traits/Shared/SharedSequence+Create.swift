// SPDX-License-Identifier: MIT

extension SharedSequence {
    /// Returns a sequence that sends `element` and the completion before `subscribe` returns.
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .just(element))
    }

    /// Returns a sequence that completes before `subscribe` returns.
    public static func empty() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .empty()) }

    /// Returns a sequence that sends no events.
    public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

    /// Returns a sequence that subscribes to a new sequence from `observableFactory` for each run, which its
    /// subscribers share.
    public static func deferred(
        isolation caller: (any Actor)? = #isolation,
        _ observableFactory: @escaping @isolated(any) () -> SharedSequence<SharingStrategy, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        let isolation = Isolation(
            of: observableFactory, observableFactory.isolation, caller, "deferred", file, line)
        let observableFactory = withoutIsolation(observableFactory)
        return SharedSequence(Deferred({ observableFactory().source }, isolation))
    }

    /// Returns a sequence of `elements`, in order, followed by the completion, sent to each subscriber on the main
    /// scheduler.
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .from(elements, scheduler: SharingStrategy.scheduler))
    }

    /// Returns a sequence of the elements of `array`, in order, followed by the completion, sent to each subscriber on
    /// the main scheduler.
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
    }

    /// Returns a sequence of the elements of `sequence`, in order, followed by the completion, sent to each subscriber
    /// on the main scheduler.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
    }

    /// Returns a sequence of the element, if it is not nil, followed by the completion, sent to each subscriber on the
    /// main scheduler.
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequence where Element: FixedWidthInteger {
    /// Returns a sequence that sends zero after `period` and the next number every `period`, on the main scheduler,
    /// while it has a subscriber.
    public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// Returns a sequence that sends zero after `dueTime` and the next number every `period`, on the main scheduler,
    /// while it has a subscriber.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}
