// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the element at `index`, counted from zero, followed by the completion.
    ///
    /// If the sequence is shorter, it fails with `RxError.argumentOutOfRange`. Errors and disposal are passed on. A
    /// negative `index` stops the program.
    public func element(at index: Int) -> Observable<Element> {
        require(index >= 0, "element(at:): index is \(index). Pass an index of zero or more.")
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
