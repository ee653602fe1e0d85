// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the only element, which is sent when the sequence completes.
    ///
    /// It fails with `RxError.noElements` if there is no element, and with `RxError.moreThanOneElement` when a second
    /// one arrives. Errors and disposal are passed on. For the first of several elements use `first()`.
    public func asSingle() -> Single<Element> { Single(lifted { OneElementSink($0, mayBeEmpty: false) }) }

    /// Returns the only element, if there is one, which is sent when the sequence completes.
    ///
    /// It fails with `RxError.moreThanOneElement` when a second element arrives. Errors and disposal are passed on.
    public func asMaybe() -> Maybe<Element> { Maybe(lifted { OneElementSink($0, mayBeEmpty: true) }) }

    /// Returns the first element, or `nil` if there is none. The sequence is disposed of at the first element. Errors
    /// and disposal are passed on.
    public func first() -> Single<Element?> {
        Single(take(1).map({ $0 as Element? }).ifEmpty(default: nil))
    }

    /// Returns all elements in an array, which is sent when the sequence completes; for an empty sequence an empty
    /// array. An error drops the elements; disposal is passed on.
    public func toArray() -> Single<[Element]> {
        Single(lifted { ToArraySink($0) })
    }
}

extension ObservableType where Element == Never {
    /// Returns this sequence, which has no elements, as a completable.
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
