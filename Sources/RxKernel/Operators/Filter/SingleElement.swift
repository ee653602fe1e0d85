// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The only element. Fails with `RxError.noElements` or `moreThanOneElement` if there is not exactly one.
    public func single() -> Observable<Element> {
        lifted { SingleSink($0) }
    }

    /// The only element for which `predicate` holds. Fails if there is not exactly one.
    public func single(
        _ predicate: @escaping (Element) throws -> Bool, isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        filter(predicate, isolation: isolation).single()
    }
}

/// Sends the first element at once, and fails if there is another.
final class SingleSink<Element>: Forward<Element, Element> {
    private var count = 0

    override func next(_ element: Element) {
        count += 1
        if count == 1 {
            downstream.next(element)
        } else if count == 2 {
            downstream.error(RxError.moreThanOneElement)
        }
    }

    override func completed() {
        if count == 0 { downstream.error(RxError.noElements) } else { downstream.completed() }
    }
}
