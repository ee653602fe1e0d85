// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the last `count` elements, which are sent together when the sequence completes, followed by the
    /// completion.
    ///
    /// At most `count` elements are stored. An error drops them; disposal is passed on. A negative `count` stops the
    /// program.
    public func takeLast(_ count: Int) -> Observable<Element> {
        require(count >= 0, "takeLast: count is \(count). Pass a count of zero or more.")
        return lifted { TakeLastSink($0, count) }
    }
}

final class TakeLastSink<Element>: Forward<Element, Element> {
    private let count: Int
    private var kept: [Element] = []
    private var head = 0

    init(_ downstream: Sink<Element>, _ count: Int) {
        self.count = count
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if kept.count < count {
            kept.append(element)
        } else if count > 0 {
            kept[head] = element
            head = (head + 1) % count
        }
    }

    override func completed() {
        for element in kept[head...] + kept[..<head] { downstream.next(element) }
        downstream.completed()
    }
}
