// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the results of `transform` for the elements.
    ///
    /// ```swift
    /// prices.map { $0 * 1.2 }
    /// ```
    ///
    /// An error that `transform` throws ends the sequence. Errors, completion and disposal are passed on.
    @inlinable
    public func map<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ transform: @escaping @isolated(any) (Element) throws -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Result> {
        Map(
            asObservable(), withoutIsolation(transform),
            Isolation(of: transform, transform.isolation, caller, "map", file, line))
    }
}

@usableFromInline
final class Map<In, Out>: Observable<Out> {
    @usableFromInline let source: Observable<In>
    @usableFromInline let transform: (In) throws -> Out
    @usableFromInline let isolation: Isolation
    /// The type is stored by inlined code, since generic code of the kernel would have to look it up for each subscription.
    @usableFromInline let sink = MapSink<In, Out>.self

    @inlinable
    init(_ source: Observable<In>, _ transform: @escaping (In) throws -> Out, _ isolation: Isolation) {
        self.source = source
        self.transform = transform
        self.isolation = isolation
        super.init()
    }

    @usableFromInline
    override func attach(_ sink: Sink<Out>) { source.attach(self.sink.init(sink, transform, isolation)) }
}

/// It retains the closure and not the operator: the operator would retain the source, which retains this.
@usableFromInline
final class MapSink<In, Out>: LinkSink<In, Out> {
    private let transform: (In) throws -> Out

    @usableFromInline
    required init(_ downstream: Sink<Out>, _ transform: @escaping (In) throws -> Out, _ isolation: Isolation)
    {
        self.transform = transform
        super.init(downstream, isolation)
    }

    @usableFromInline
    override func next(_ element: In) {
        if link.isHere { receive(element) } else { hop(element) }
    }

    @usableFromInline
    override func receive(_ element: In) {
        do {
            downstream.next(try transform(element))
        } catch {
            downstream.error(error)
        }
    }
}
