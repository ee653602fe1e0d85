// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The element at `index`, counted from zero, and then the completion.
    ///
    /// A shorter sequence fails with `RxError.argumentOutOfRange`; errors and disposal pass through. A
    /// negative `index` stops the program.
    public func element(at index: Int) -> Observable<Element> {
        require(index >= 0, "element(at:): index is \(index). Give it an index that is not negative.")
        return lifted { ElementAtSink($0, index) }
    }
}

final class ElementAtSink<Element>: Forward<Element, Element> {
    private var left: Int

    init(_ downstream: Sink<Element>, _ index: Int) {
        left = index
        super.init(downstream)
    }

    override func next(_ element: Element) {
        left -= 1
        guard left == -1 else { return }
        downstream.next(element)
        downstream.completed()
    }

    override func completed() {
        if left >= 0 { downstream.error(RxError.argumentOutOfRange) }
    }
}
