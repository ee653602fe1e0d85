// SPDX-License-Identifier: MIT

extension ObservableType {
    /// This sequence, or `default` if it completes without an element. Errors and disposal pass through.
    public func ifEmpty(default: Element) -> Observable<Element> { ifEmpty(switchTo: .just(`default`)) }

    /// This sequence, or `other` if it completes without an element; then the events and the thread are those
    /// of `other`.
    ///
    /// Errors and disposal pass through.
    public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Assembled { sink in
            let watch = NonEmptySink(sink)
            var isFirst = true
            let chain = Chain(watch) { ending in
                guard isFirst, watch.isEmpty, case .completed = ending else { return nil }
                isFirst = false
                return other
            }
            chain.start(source)
        }
    }
}

/// Remembers whether an element has passed.
final class NonEmptySink<Element>: Forward<Element, Element> {
    private(set) var isEmpty = true

    override func next(_ element: Element) {
        isEmpty = false
        downstream.next(element)
    }
}
