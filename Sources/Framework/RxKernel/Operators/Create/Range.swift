// SPDX-License-Identifier: MIT

extension ObservableType where Element: FixedWidthInteger {
    /// Returns a sequence of `count` numbers, beginning with `start`, followed by the completion.
    ///
    /// They are sent on `scheduler`; the default is the subscribing thread. Disposal ends the sequence between two
    /// numbers. A negative `count`, or a last number that the type cannot represent, stops the program.
    public static func range(
        start: Element, count: Element,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        require(count >= 0, "range: count is \(count). Pass a count of zero or more.")
        let (_, overflows) = start.addingReportingOverflow(count == 0 ? 0 : count - 1)
        require(
            !overflows, "range: \(start) and \(count) more exceed \(Element.self). Use a wider type.")
        return Assembled { RangeIteration(start, count, $0, scheduler).start() }
    }
}

final class RangeIteration<Element: FixedWidthInteger>: Iteration<Element> {
    @exclusivity(unchecked) private var element: Element
    @exclusivity(unchecked) private var left: Element

    init(
        _ start: Element, _ count: Element, _ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType
    ) {
        element = start
        left = count
        super.init(sink, scheduler)
    }

    override func step(_ sink: Sink<Element>) -> Bool {
        guard left > 0 else {
            sink.completed()
            return false
        }
        let current = element
        element &+= 1
        left -= 1
        sink.next(current)
        return true
    }
}
