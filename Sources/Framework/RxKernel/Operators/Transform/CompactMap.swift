// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the results of `transform` for the elements, without those that are `nil`.
    ///
    /// ```swift
    /// texts.compactMap { Int($0) }        // "1", "x", "2": sends 1, 2
    /// ```
    ///
    /// An error that `transform` throws ends the sequence. Errors, completion and disposal are passed on.
    public func compactMap<Result>(
        isolation caller: (any Actor)? = #isolation,
        _ transform: @escaping @isolated(any) (Element) throws -> Result?, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Result> {
        let isolation = Isolation(of: transform, transform.isolation, caller, "compactMap", file, line)
        let transform = withoutIsolation(transform)
        return lifted { CompactMapSink($0, transform, isolation) }
    }
}

final class CompactMapSink<In, Out>: LinkSink<In, Out> {
    private let transform: (In) throws -> Out?

    init(_ downstream: Sink<Out>, _ transform: @escaping (In) throws -> Out?, _ isolation: Isolation) {
        self.transform = transform
        super.init(downstream, isolation)
    }

    override func next(_ element: In) {
        if link.isHere { receive(element) } else { hop(element) }
    }

    override func receive(_ element: In) {
        do {
            if let result = try transform(element) { downstream.next(result) }
        } catch {
            downstream.error(error)
        }
    }
}
