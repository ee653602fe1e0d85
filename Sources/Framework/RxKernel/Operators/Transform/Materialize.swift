// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the events of the sequence as elements. It completes after the terminal event and never fails.
    ///
    /// Use it to count errors, or to show errors together with elements. Disposal is passed on.
    public func materialize() -> Observable<Event<Element>> {
        lifted { MaterializeSink($0) }
    }
}

extension ObservableType where Element: EventConvertible {
    /// Returns the sequence whose events are the elements of this one, the reverse of `materialize()`.
    ///
    /// An element that represents an error or the completion ends it. Errors, completion and disposal of this sequence
    /// are passed on.
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
