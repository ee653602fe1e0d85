// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The only element, sent when the sequence completes.
    ///
    /// It fails with `RxError.noElements` if there is none, and with `RxError.moreThanOneElement` as soon as
    /// there is a second; errors and disposal pass through. For the first of several use `first()`.
    public func asSingle() -> Single<Element> { Single(lifted { OneElementSink($0, mayBeEmpty: false) }) }

    /// The only element, if there is one, sent when the sequence completes.
    ///
    /// It fails with `RxError.moreThanOneElement` as soon as there is a second; errors and disposal pass
    /// through.
    public func asMaybe() -> Maybe<Element> { Maybe(lifted { OneElementSink($0, mayBeEmpty: true) }) }

    /// The first element, which ends the sequence, or `nil` if there is none. Errors and disposal pass
    /// through.
    public func first() -> Single<Element?> {
        Single(take(1).map({ $0 as Element? }).ifEmpty(default: nil))
    }

    /// All elements, when the sequence completes; no element is an empty array. An error drops them; disposal
    /// passes through.
    public func toArray() -> Single<[Element]> {
        Single(lifted { ToArraySink($0) })
    }
}

extension ObservableType where Element == Never {
    /// This sequence, which has no elements, as a completable.
    public func asCompletable() -> Completable { Completable(asObservable()) }
}

final class OneElementSink<Element>: Forward<Element, Element> {
    private let mayBeEmpty: Bool
    private var element: Element?
    private var isDone = false

    init(_ downstream: Sink<Element>, mayBeEmpty: Bool) {
        self.mayBeEmpty = mayBeEmpty
        super.init(downstream)
    }

    override func next(_ element: Element) {
        guard !isDone else { return }
        if self.element == nil {
            self.element = element
        } else {
            isDone = true
            downstream.error(RxError.moreThanOneElement)
        }
    }

    override func completed() {
        if let element {
            downstream.next(element)
            downstream.completed()
        } else if mayBeEmpty {
            downstream.completed()
        } else {
            downstream.error(RxError.noElements)
        }
    }
}

final class ToArraySink<Element>: Forward<Element, [Element]> {
    private var elements: [Element] = []

    override func next(_ element: Element) { elements.append(element) }

    override func completed() {
        downstream.next(elements)
        downstream.completed()
    }
}
