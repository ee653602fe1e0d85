// SPDX-License-Identifier: MIT

extension ObservableType where Element: FixedWidthInteger {
    /// `count` numbers from `start` on, and then the completion.
    ///
    /// They are sent on `scheduler`, unless told otherwise on the thread that subscribes; disposal ends it
    /// between two numbers. A negative `count`, or one that leads beyond what the type holds, stops the
    /// program.
    public static func range(
        start: Element, count: Element,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        require(count >= 0, "range: count is \(count). Give it a count that is not negative.")
        let (_, overflows) = start.addingReportingOverflow(count == 0 ? 0 : count - 1)
        require(
            !overflows, "range: \(start) and \(count) more exceed \(Element.self). Use a wider type.")
        let numbers = sequence(state: (next: start, left: count)) { state -> Element? in
            guard state.left > 0 else { return nil }
            defer {
                state.next &+= 1
                state.left -= 1
            }
            return state.next
        }
        return Iterated(numbers, scheduler)
    }
}
