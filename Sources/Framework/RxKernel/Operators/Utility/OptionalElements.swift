// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the elements as optional ones: what `map` does for a binding to an observer whose elements are
    /// optional, without its closure.
    func optionalElements() -> Observable<Element?> { lifted { OptionalSink($0) } }
}

final class OptionalSink<Element>: Forward<Element, Element?> {
    // Specialised for the types of the properties that bindings set most: in generic code, Swift looks up the optional type at run time for
    // each element, which takes a sixth of the time of a binding.
    @_specialize(where Element == String)
    @_specialize(where Element == Bool)
    @_specialize(where Element == Int)
    @_specialize(where Element == Double)
    override func next(_ element: Element) { send(element) }

    // Not inlined: the look-up would take place before the check for these types.
    @inline(never)
    private final func send(_ element: Element) { downstream.next(element) }
}
