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
    private var elements: [Element] = []
    private var head = 0

    init(_ downstream: Sink<Element>, _ count: Int) {
        self.count = count
        super.init(downstream)
    }

    override func next(_ element: Element) {
        if elements.count < count {
            elements.append(element)
        } else if count > 0 {
            elements[head] = element
            head = (head + 1) % count
        }
    }

    override func completed() {
        for element in elements[head...] + elements[..<head] where isWanted { downstream.next(element) }
        downstream.completed()
    }
}
