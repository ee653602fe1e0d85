// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Each element, transformed. An error that `transform` throws ends the sequence; all else passes.
    ///
    /// ```swift
    /// prices.map { $0 * 1.2 }
    /// ```
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
    override func attach(_ sink: Sink<Out>) { source.attach(MapSink(self, sink)) }
}

final class MapSink<In, Out>: Forward<In, Out> {
    private let map: Map<In, Out>

    init(_ map: Map<In, Out>, _ downstream: Sink<Out>) {
        self.map = map
        super.init(downstream)
    }

    override func next(_ element: In) {
        map.isolation.check("map")
        do {
            downstream.next(try map.transform(element))
        } catch {
            downstream.error(error)
        }
    }
}
