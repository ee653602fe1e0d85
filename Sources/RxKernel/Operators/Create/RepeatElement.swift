// SPDX-License-Identifier: MIT

extension ObservableType {
    /// `element`, again and again, until the subscription is disposed of.
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Iterated(sequence(first: element) { $0 }, scheduler)
    }
}
