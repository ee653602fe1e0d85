// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns `elements` followed by this sequence. `elements` are sent before `subscribe` returns.
    ///
    /// Errors, completion and disposal are passed on.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        StartWith(asObservable(), elements)
    }
}

final class StartWith<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let elements: [Element]

    init(_ source: Observable<Element>, _ elements: [Element]) {
        self.source = source
        self.elements = elements
        super.init()
    }

    override func attach(_ sink: Sink<Element>) {
        for element in elements { sink.next(element) }
        source.attach(sink)
    }
}
