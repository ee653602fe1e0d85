// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the elements for which `predicate` returns true.
    ///
    /// ```swift
    /// names.filter { !$0.isEmpty }
    /// ```
    ///
    /// An error that `predicate` throws ends the sequence. Errors, completion and disposal are passed on.
    @inlinable
    public func filter(
        _ predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Element> {
        Filter(
            asObservable(), plain(predicate), Isolation(predicate.isolation, "filter", file, line))
    }
}

@usableFromInline
final class Filter<Element>: Observable<Element> {
    @usableFromInline let source: Observable<Element>
    @usableFromInline let predicate: (Element) throws -> Bool
    @usableFromInline let isolation: Isolation

    @inlinable
    init(
        _ source: Observable<Element>, _ predicate: @escaping (Element) throws -> Bool,
        _ isolation: Isolation
    ) {
        self.source = source
        self.predicate = predicate
        self.isolation = isolation
        super.init()
    }

    @usableFromInline
    override func attach(_ sink: Sink<Element>) { source.attach(FilterSink(sink, predicate, isolation)) }
}

final class FilterSink<Element>: LinkSink<Element, Element> {
    private let predicate: (Element) throws -> Bool

    init(
        _ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool,
        _ isolation: Isolation
    ) {
        self.predicate = predicate
        super.init(downstream, isolation)
    }

    override func next(_ element: Element) {
        if link.isHere { receive(element) } else { hop(element) }
    }

    override func receive(_ element: Element) {
        do {
            if try predicate(element) { downstream.next(element) }
        } catch {
            downstream.error(error)
        }
    }
}
