// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The only element, sent when it comes; the completion tells that no other came.
    ///
    /// It fails with `RxError.noElements` or, when a second element comes, with `RxError.moreThanOneElement`.
    /// To hold the element back until it is known to be the only one, use `asSingle()`. Errors and disposal
    /// pass through.
    public func single() -> Observable<Element> {
        lifted { SingleSink($0) }
    }

    /// The only element for which `predicate` holds, sent when it comes.
    ///
    /// It fails with `RxError.noElements`, with `RxError.moreThanOneElement`, or with what `predicate`
    /// throws. Errors and disposal pass through.
    public func single(
        _ predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Element> {
        filter(predicate, file: file, line: line).single()
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
