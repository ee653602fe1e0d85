// SPDX-License-Identifier: MIT

import Synchronization

extension ObservableType {
    /// Returns this sequence, or `default` if it completes without an element. Errors and disposal are passed on.
    public func ifEmpty(default: Element) -> Observable<Element> { ifEmpty(switchTo: .just(`default`)) }

    /// Returns this sequence, or `other` if this one completes without an element. `other` sends on its own thread.
    ///
    /// Errors and disposal are passed on.
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

/// Records whether an element was passed on. Two threads may send at the same time.
final class NonEmptySink<Element>: Forward<Element, Element> {
    private let hasElement = Atomic(false)

    var isEmpty: Bool { !hasElement.load(ordering: .relaxed) }

    override func next(_ element: Element) {
        hasElement.store(true, ordering: .relaxed)
        downstream.next(element)
    }
}
