// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The running result of `accumulator` over the elements, beginning with `seed`, which itself is not
    /// sent.
    ///
    /// ```swift
    /// taps.scan(0) { count, _ in count + 1 }      // 1, 2, 3
    /// ```
    ///
    /// Each subscription begins anew. An error that `accumulator` throws ends the sequence. Errors,
    /// completion and disposal pass through.
    public func scan<A>(
        _ seed: A, accumulator: @escaping @isolated(any) (A, Element) throws -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<A> {
        let isolation = Isolation(accumulator.isolation, "scan", file, line)
        let accumulator = plain(accumulator)
        return lifted { ScanSink($0, seed, { $0 = try accumulator($0, $1) }, isolation) }
    }

    /// The running result of `accumulator`, which changes it in place, beginning with `seed`, which itself is
    /// not sent.
    ///
    /// Prefer it for results that are costly to copy, such as arrays. An error that `accumulator` throws ends
    /// the sequence. Errors, completion and disposal pass through.
    public func scan<A>(
        into seed: A, accumulator: @escaping @isolated(any) (inout A, Element) throws -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<A> {
        let isolation = Isolation(accumulator.isolation, "scan", file, line)
        let accumulator = plain(accumulator)
        return lifted { ScanSink($0, seed, accumulator, isolation) }
    }
}

final class ScanSink<In, Out>: LinkSink<In, Out> {
    private let accumulator: (inout Out, In) throws -> Void
    @exclusivity(unchecked) private var result: Out

    init(
        _ downstream: Sink<Out>, _ seed: Out, _ accumulator: @escaping (inout Out, In) throws -> Void,
        _ isolation: Isolation
    ) {
        self.accumulator = accumulator
        result = seed
        super.init(downstream, isolation)
    }

    override func next(_ element: In) {
        if link.isHere { receive(element) } else { hop(element) }
    }

    override func receive(_ element: In) {
        do {
            try accumulator(&result, element)
            downstream.next(result)
        } catch {
            downstream.error(error)
        }
    }
}
