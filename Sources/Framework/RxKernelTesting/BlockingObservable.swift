// SPDX-License-Identifier: MIT

import RxKernel

/// The elements of a blocking run, and how it ended. `materialize()` returns it.
///
/// ```swift
/// switch responses.toBlocking(timeout: 5).materialize() {
/// case .completed(let elements): print(elements)
/// case .failed(let elements, let error): print(elements, error)
/// }
/// ```
@frozen
public enum MaterializedSequenceResult<T> {
    /// The sequence completed.
    case completed(elements: [T])
    /// The sequence failed.
    case failed(elements: [T], error: any Error)
}

/// A sequence whose events the current thread waits for.
///
/// Use it in a test that depends on real time, such as the test of a network client with a local server. If the time
/// can be virtual, a `TestScheduler` is faster and always has the same result. In an `async` test `for try await` over
/// `values` is simpler.
///
/// ```swift
/// let numbers = try Observable.of(1, 2, 3).toBlocking(timeout: 5).toArray()
/// ```
///
/// Each call subscribes, waits, and disposes of the subscription. On the main thread it runs the main queue while it
/// waits, so that sequences on the main scheduler continue. In an `async` function of the main actor, or in a function
/// that such a function calls, the main queue is blocked by that function: work of the main scheduler still runs, but
/// timers and tasks on the main queue do not, and a sequence that depends on them does not end before the timeout.
/// Use `await` for such a sequence.
public struct BlockingObservable<Element> {
    let source: Observable<Element>
    let timeout: Double?

    /// Returns all elements. Throws the error of the sequence, or `RxError.timeout`.
    public func toArray() throws -> [Element] { try elements() }

    /// Returns the first element, or nil if there is none, without waiting for the terminal event. Throws an error that
    /// arrives before it, or `RxError.timeout`.
    public func first() throws -> Element? { try elements(max: 1).first }

    /// Returns the last element, or nil if there is none. Throws the error of the sequence, or `RxError.timeout`.
    public func last() throws -> Element? { try elements().last }

    /// Returns the only element. Throws `RxError.noElements` or `moreThanOneElement` if there is not exactly one, the
    /// error of the sequence, or `RxError.timeout`.
    public func single() throws -> Element { try single { _ in true } }

    /// Returns the only element for which `predicate` returns true. `predicate` is not called after it has returned
    /// true twice.
    ///
    /// Throws `RxError.noElements` or `moreThanOneElement` if there is not exactly one, the error that `predicate`
    /// throws, the error of the sequence, or `RxError.timeout`.
    public func single(
        isolation caller: (any Actor)? = #isolation,
        _ predicate: @escaping @isolated(any) (Element) throws -> Bool, file: StaticString = #fileID,
        line: UInt = #line
    ) throws -> Element {
        let found = try elements(max: 2, isolation: caller, where: predicate, file, line)
        guard let element = found.first else { throw RxError.noElements }
        guard found.count == 1 else { throw RxError.moreThanOneElement }
        return element
    }

    /// Returns all elements, and how the sequence ended. After the timeout it has failed with `RxError.timeout`.
    public func materialize() -> MaterializedSequenceResult<Element> {
        let run = BlockingRun(source, timeout: timeout)
        return run.error.map { .failed(elements: run.elements, error: $0) }
            ?? .completed(elements: run.elements)
    }

    private func elements(
        max: Int? = nil, isolation caller: (any Actor)? = nil,
        where predicate: @escaping @isolated(any) (Element) throws -> Bool = { _ in true },
        _ file: StaticString = #fileID, _ line: UInt = #line
    ) throws -> [Element] {
        let matching = source.filter(isolation: caller, predicate, file: file, line: line)
        // `take` disposes of the source at the last element that is needed.
        let run = BlockingRun(max.map { matching.take($0) } ?? matching, timeout: timeout)
        if let error = run.error { throw error }
        return run.elements
    }
}

extension ObservableConvertibleType {
    /// Returns this sequence for a blocking run. `timeout` limits the whole run, in seconds; without it there is no
    /// limit.
    public func toBlocking(timeout: Double? = nil) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: timeout)
    }
}
