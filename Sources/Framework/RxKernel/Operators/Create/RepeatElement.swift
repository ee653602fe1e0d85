// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns a sequence that sends `element` repeatedly until the subscription is disposed of. It neither fails nor
    /// completes.
    ///
    /// Elements are sent on `scheduler`. With the default, the subscribing thread, `subscribe` returns only when an
    /// operator downstream, such as `take(_:)`, ends the sequence.
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        .from(sequence(first: element) { $0 }, scheduler: scheduler)
    }
}
