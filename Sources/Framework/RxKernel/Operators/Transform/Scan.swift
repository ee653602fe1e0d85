// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the result of `accumulator` after each element, starting with `seed`. `seed` itself is not sent.
    ///
    /// ```swift
    /// taps.scan(0) { count, _ in count + 1 }      // 1, 2, 3
    /// ```
    ///
    /// Each subscription starts with `seed`. An error that `accumulator` throws ends the sequence. Errors, completion
    /// and disposal are passed on.
    public func scan<A>(
        _ seed: A, isolation caller: (any Actor)? = #isolation,
        accumulator: @escaping @isolated(any) (A, Element) throws -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<A> {
        let isolation = Isolation(of: accumulator, accumulator.isolation, caller, "scan", file, line)
        let accumulator = withoutIsolation(accumulator)
        return lifted { ScanSink($0, seed, { $0 = try accumulator($0, $1) }, isolation) }
    }

    /// Returns the result after each element, starting with `seed`. `accumulator` changes the result in place. `seed`
    /// itself is not sent.
    ///
    /// Use it for results that are expensive to copy, such as arrays. An error that `accumulator` throws ends the
    /// sequence. Errors, completion and disposal are passed on.
    public func scan<A>(
        into seed: A, isolation caller: (any Actor)? = #isolation,
        accumulator: @escaping @isolated(any) (inout A, Element) throws -> Void,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<A> {
        let isolation = Isolation(of: accumulator, accumulator.isolation, caller, "scan", file, line)
        let accumulator = withoutIsolation(accumulator)
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
