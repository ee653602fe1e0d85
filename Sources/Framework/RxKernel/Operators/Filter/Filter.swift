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
        isolation caller: (any Actor)? = #isolation,
        _ predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Element> {
        Filter(
            asObservable(), withoutIsolation(predicate),
            Isolation(of: predicate, predicate.isolation, caller, "filter", file, line))
    }
}

@usableFromInline
final class Filter<Element>: Observable<Element> {
    @usableFromInline let source: Observable<Element>
    @usableFromInline let predicate: (Element) throws -> Bool
    @usableFromInline let isolation: Isolation
    /// The type is stored by inlined code, since generic code of the kernel would have to look it up for each subscription.
    @usableFromInline let sink = FilterSink<Element>.self

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
    override func attach(_ sink: Sink<Element>) { source.attach(self.sink.init(sink, predicate, isolation)) }
}

@usableFromInline
final class FilterSink<Element>: LinkSink<Element, Element> {
    private let predicate: (Element) throws -> Bool

    @usableFromInline
    required init(
        _ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool,
        _ isolation: Isolation
    ) {
        self.predicate = predicate
        super.init(downstream, isolation)
    }

    @usableFromInline
    override func next(_ element: Element) {
        if link.isHere { receive(element) } else { hop(element) }
    }

    @usableFromInline
    override func receive(_ element: Element) {
        do {
            if try predicate(element) { downstream.next(element) }
        } catch {
            downstream.error(error)
        }
    }
}
