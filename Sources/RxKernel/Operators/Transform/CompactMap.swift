// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Each element transformed by `transform`, without those that become `nil`.
    ///
    /// ```swift
    /// texts.compactMap { Int($0) }        // "1", "x", "2" become 1, 2
    /// ```
    ///
    /// An error that `transform` throws ends the sequence. Errors, completion and disposal pass through.
    public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?, isolation: (any Actor)? = #isolation
    ) -> Observable<Result> {
        let isolation = Isolation(isolation)
        return lifted { CompactMapSink($0, transform, isolation) }
    }
}

final class CompactMapSink<In, Out>: Forward<In, Out> {
    private let transform: (In) throws -> Out?
    private let isolation: Isolation

    init(_ downstream: Sink<Out>, _ transform: @escaping (In) throws -> Out?, _ isolation: Isolation) {
        self.transform = transform
        self.isolation = isolation
        super.init(downstream)
    }

    override func next(_ element: In) {
        isolation.check("compactMap")
        do {
            if let result = try transform(element) { downstream.next(result) }
        } catch {
            downstream.error(error)
        }
    }
}
