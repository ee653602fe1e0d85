// SPDX-License-Identifier: MIT

extension SharedSequence {
    /// A sequence of one element.
    public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .just(element))
    }

    /// A sequence that completes at once.
    public static func empty() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .empty()) }

    /// A sequence without events.
    public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

    /// A sequence that a closure makes anew for each run.
    public static func deferred(
        _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>,
        isolation: (any Actor)? = #isolation
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.deferred({ observableFactory().source }, isolation: isolation))
    }

    /// The elements given, in order.
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .from(elements, scheduler: SharingStrategy.scheduler))
    }

    /// The elements of `array`, in order.
    public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
    }

    /// The elements of `sequence`, in order.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
    }

    /// The element, if there is one.
    public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequence where Element: FixedWidthInteger {
    /// Zero after `period`, and then one more every `period`.
    public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// Zero after `dueTime`, and then one more every `period`.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}
