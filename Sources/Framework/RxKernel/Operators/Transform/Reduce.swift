// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns one element, when the sequence completes: the final result of `accumulator` over the elements, starting
    /// with `seed`.
    ///
    /// ```swift
    /// numbers.reduce(0, accumulator: +)
    /// ```
    ///
    /// For an empty sequence the result is `seed`. An error of the sequence, or one that `accumulator` throws, ends it
    /// without a result. Disposal is passed on.
    public func reduce<A>(
        _ seed: A, isolation caller: (any Actor)? = #isolation,
        accumulator: @escaping @isolated(any) (A, Element) throws -> A,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<A> {
        reduced(
            seed, withoutIsolation(accumulator), { $0 },
            Isolation(of: accumulator, accumulator.isolation, caller, "reduce", file, line))
    }

    /// Returns one element, when the sequence completes: the result of `mapResult` for the final result of
    /// `accumulator` over the elements, starting with `seed`.
    ///
    /// An error of the sequence, or one that a closure throws, ends it without a result. Disposal is passed on.
    public func reduce<A, Result>(
        _ seed: A, isolation caller: (any Actor)? = #isolation,
        accumulator: @escaping @isolated(any) (A, Element) throws -> A,
        mapResult: @escaping @isolated(any) (A) throws -> Result, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Result> {
        reduced(
            seed, withoutIsolation(accumulator), withoutIsolation(mapResult),
            Isolation(common: [accumulator.isolation, mapResult.isolation], caller, "reduce", file, line)
                .watching(accumulator).watching(mapResult))
    }

    private func reduced<A, Result>(
        _ seed: A, _ accumulator: @escaping (A, Element) throws -> A,
        _ mapResult: @escaping (A) throws -> Result, _ isolation: Isolation
    ) -> Observable<Result> {
        lifted { ReduceSink($0, seed, accumulator, mapResult, isolation) }
    }
}

final class ReduceSink<In, State, Out>: LinkSink<In, Out> {
    private let accumulator: (State, In) throws -> State
    private let mapResult: (State) throws -> Out
    private var state: State

    init(
        _ downstream: Sink<Out>, _ seed: State, _ accumulator: @escaping (State, In) throws -> State,
        _ mapResult: @escaping (State) throws -> Out, _ isolation: Isolation
    ) {
        state = seed
        self.accumulator = accumulator
        self.mapResult = mapResult
        super.init(downstream, isolation)
    }

    override func next(_ element: In) {
        if link.isHere { receive(element) } else { hop(element) }
    }

    override func completed() {
        if link.isHere { finish() } else { hop { self.finish() } }
    }

    override func receive(_ element: In) {
        do {
            state = try accumulator(state, element)
        } catch {
            downstream.error(error)
        }
    }

    private func finish() {
        do {
            downstream.next(try mapResult(state))
            downstream.completed()
        } catch {
            downstream.error(error)
        }
    }
}
