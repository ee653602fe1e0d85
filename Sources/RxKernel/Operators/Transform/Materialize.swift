// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The events of the sequence as elements; it completes after the terminal one and never fails.
    ///
    /// Use it to count errors or to show them beside elements. Disposal passes through.
    public func materialize() -> Observable<Event<Element>> {
        lifted { MaterializeSink($0) }
    }
}

extension ObservableType where Element: EventConvertible {
    /// The sequence whose events are the elements of this one: the reverse of `materialize()`.
    ///
    /// An element that stands for an error or the completion ends it. Errors, completion and disposal of this
    /// sequence pass through.
    public func dematerialize() -> Observable<Element.Element> {
        lifted { DematerializeSink($0) }
    }
}

final class MaterializeSink<Element>: Forward<Element, Event<Element>> {
    override func next(_ element: Element) { downstream.next(.next(element)) }

    override func error(_ error: any Error) {
        downstream.next(.error(error))
        downstream.completed()
    }

    override func completed() {
        downstream.next(.completed)
        downstream.completed()
    }
}

final class DematerializeSink<In: EventConvertible>: Forward<In, In.Element> {
    override func next(_ element: In) { downstream.on(element.event) }
}
