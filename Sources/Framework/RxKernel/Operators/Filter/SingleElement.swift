// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the only element of the sequence. It is sent when it arrives; the completion confirms that there is no
    /// other.
    ///
    /// It fails with `RxError.noElements` or, when a second element arrives, with `RxError.moreThanOneElement`. To
    /// delay the element until it is known to be the only one, use `asSingle()`. Errors and disposal are passed on.
    public func single() -> Observable<Element> {
        lifted { SingleSink($0) }
    }

    /// Returns the only element for which `predicate` returns true. It is sent when it arrives.
    ///
    /// It fails with `RxError.noElements`, with `RxError.moreThanOneElement`, or with an error that `predicate` throws.
    /// Errors and disposal are passed on.
    public func single(
        isolation caller: (any Actor)? = #isolation,
        _ predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Element> {
        filter(isolation: caller, predicate, file: file, line: line).single()
    }
}

/// Sends the first element at once, and fails if a second one arrives.
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
