// SPDX-License-Identifier: MIT

extension ObservableType {
    /// `element`, again and again, until the subscription is disposed of; it neither fails nor completes.
    ///
    /// Elements are sent on `scheduler`, by default on the thread that subscribes: that call then
    /// does not return before something behind ends the sequence, such as `take(_:)`.
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        .from(sequence(first: element) { $0 }, scheduler: scheduler)
    }
}
