// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Each element with its index, counted from zero in each subscription. Errors, completion and disposal
    /// pass through.
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        lifted { EnumeratedSink($0) }
    }
}

final class EnumeratedSink<Element>: Forward<Element, (index: Int, element: Element)> {
    private var index = 0

    override func next(_ element: Element) {
        let current = index
        index += 1
        downstream.next((current, element))
    }
}
