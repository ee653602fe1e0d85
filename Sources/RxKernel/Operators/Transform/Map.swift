// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Each element, transformed by `transform`.
    ///
    /// ```swift
    /// prices.map { $0 * 1.2 }
    /// ```
    ///
    /// An error that `transform` throws ends the sequence. Errors, completion and disposal pass through.
    @inlinable
    public func map<Result>(
        _ transform: @escaping (Element) throws -> Result, isolation: (any Actor)? = #isolation
    ) -> Observable<Result> {
        Map(asObservable(), transform, Isolation(isolation))
    }
}

@usableFromInline
final class Map<In, Out>: Observable<Out> {
    @usableFromInline let source: Observable<In>
    @usableFromInline let transform: (In) throws -> Out
    @usableFromInline let isolation: Isolation

    @inlinable
    init(_ source: Observable<In>, _ transform: @escaping (In) throws -> Out, _ isolation: Isolation) {
        self.source = source
        self.transform = transform
        self.isolation = isolation
        super.init()
    }

    @usableFromInline
    override func attach(_ sink: Sink<Out>) { source.attach(MapSink(sink, transform, isolation)) }
}

/// Holds what it needs of the operator, and not the operator: that would retain the source that holds this.
final class MapSink<In, Out>: Forward<In, Out> {
    private let transform: (In) throws -> Out
    private let isolation: Isolation

    init(_ downstream: Sink<Out>, _ transform: @escaping (In) throws -> Out, _ isolation: Isolation) {
        self.transform = transform
        self.isolation = isolation
        super.init(downstream)
    }

    override func next(_ element: In) {
        isolation.check("map")
        do {
            downstream.next(try transform(element))
        } catch {
            downstream.error(error)
        }
    }
}
