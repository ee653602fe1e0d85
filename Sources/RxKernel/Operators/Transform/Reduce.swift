// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The final result of `accumulator` over the elements, beginning with `seed`, sent when the sequence
    /// completes.
    ///
    /// ```swift
    /// numbers.reduce(0, accumulator: +)
    /// ```
    ///
    /// Without elements that is `seed`. An error, of the sequence or thrown by `accumulator`, ends it without
    /// a result; disposal passes through.
    public func reduce<A>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A, isolation: (any Actor)? = #isolation
    ) -> Observable<A> {
        reduce(seed, accumulator: accumulator, mapResult: { $0 }, isolation: isolation)
    }

    /// `mapResult` of the final result of `accumulator` over the elements, beginning with `seed`, sent when
    /// the sequence completes.
    ///
    /// An error, of the sequence or thrown by a closure, ends it without a result; disposal passes through.
    public func reduce<A, Result>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A,
        mapResult: @escaping (A) throws -> Result, isolation: (any Actor)? = #isolation
    ) -> Observable<Result> {
        let isolation = Isolation(isolation)
        return lifted { ReduceSink($0, seed, accumulator, mapResult, isolation) }
    }
}

final class ReduceSink<In, State, Out>: Forward<In, Out> {
    private let accumulator: (State, In) throws -> State
    private let mapResult: (State) throws -> Out
    private let isolation: Isolation
    private var state: State

    init(
        _ downstream: Sink<Out>, _ seed: State, _ accumulator: @escaping (State, In) throws -> State,
        _ mapResult: @escaping (State) throws -> Out, _ isolation: Isolation
    ) {
        state = seed
        self.accumulator = accumulator
        self.mapResult = mapResult
        self.isolation = isolation
        super.init(downstream)
    }

    override func next(_ element: In) {
        isolation.check("reduce")
        do {
            state = try accumulator(state, element)
        } catch {
            downstream.error(error)
        }
    }

    override func completed() {
        isolation.check("reduce")
        do {
            downstream.next(try mapResult(state))
            downstream.completed()
        } catch {
            downstream.error(error)
        }
    }
}
