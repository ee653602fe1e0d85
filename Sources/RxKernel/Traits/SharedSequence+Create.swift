// SPDX-License-Identifier: MIT

extension SharedSequence {
    /// A sequence of one element, sent to each subscriber within the call, and then the completion.
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .just(element))
    }

    /// A sequence that completes within the call that subscribes.
    public static func empty() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .empty()) }

    /// A sequence without events.
    public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

    /// A sequence that `observableFactory` makes anew for each run, which its subscribers share.
    public static func deferred(
        _ observableFactory: @escaping @isolated(any) () -> SharedSequence<SharingStrategy, Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> SharedSequence<SharingStrategy, Element> {
        let isolation = Isolation(observableFactory.isolation, "deferred", file, line)
        let observableFactory = plain(observableFactory)
        return SharedSequence(Deferred({ observableFactory().source }, isolation))
    }

    /// The elements given, in order, and then the completion, sent to each subscriber on the main scheduler.
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .from(elements, scheduler: SharingStrategy.scheduler))
    }

    /// The elements of `array`, in order, and then the completion, sent to each subscriber on the main
    /// scheduler.
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
    }

    /// The elements of `sequence`, in order, and then the completion, sent to each subscriber on the main
    /// scheduler.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
    }

    /// The element, if there is one, and then the completion, sent to each subscriber on the main scheduler.
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequence where Element: FixedWidthInteger {
    /// Zero after `period`, and then one more every `period`, on the main scheduler, until the last
    /// subscriber has gone.
    public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// Zero after `dueTime`, and then one more every `period`, on the main scheduler, until the last
    /// subscriber has gone.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}
