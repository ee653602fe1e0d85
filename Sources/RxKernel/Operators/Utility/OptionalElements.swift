// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the elements as optional ones: what `map` does for a binding to an observer whose elements are optional, without its closure.
    func optionalElements() -> Observable<Element?> { lifted { OptionalSink($0) } }
}

final class OptionalSink<Element>: Forward<Element, Element?> {
    override func next(_ element: Element) { downstream.next(element) }
}
