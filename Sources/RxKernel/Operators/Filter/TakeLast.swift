// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The last `count` elements, sent together when the sequence completes, and then the completion.
    ///
    /// No more than `count` are kept meanwhile. An error drops them; disposal passes through. A negative
    /// `count` stops the program.
    public func takeLast(_ count: Int) -> Observable<Element> {
        require(count >= 0, "takeLast: count is \(count). Give it a count that is not negative.")
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
