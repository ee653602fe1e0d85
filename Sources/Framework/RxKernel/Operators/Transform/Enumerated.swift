// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns each element with its index, which each subscription counts from zero. Errors, completion and disposal
    /// are passed on.
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
