// SPDX-License-Identifier: MIT

import RxKernel

/// How a blocking run ended, and what was sent before: what `materialize()` answers.
///
/// ```swift
/// switch answers.toBlocking(timeout: 5).materialize() {
/// case .completed(let elements): print(elements)
/// case .failed(let elements, let error): print(elements, error)
/// }
/// ```
@frozen
public enum MaterializedSequenceResult<T> {
    /// It completed.
    case completed(elements: [T])
    /// It failed.
    case failed(elements: [T], error: any Error)
}

/// A sequence whose events the current thread waits for.
///
/// Use it in a test of what takes real time, such as a network client on a local server. Where time can be
/// virtual, a `TestScheduler` is faster and always goes the same way; in an `async` test `for try await` over
/// `values` is simpler.
///
/// ```swift
/// let numbers = try Observable.of(1, 2, 3).toBlocking(timeout: 5).toArray()
/// ```
///
/// Each call subscribes anew, waits, and disposes. On the main thread it serves the main queue while it
/// waits, so that sequences that use the main scheduler go on. In a function of the main actor that is `async`,
/// or called by one, the queue is busy with that function: hops to the main scheduler are made there too, but
/// what waits for a timer or a task on the main queue never comes. Await such a sequence instead.
public struct BlockingObservable<Element> {
    let source: Observable<Element>
    let timeout: Double?

    /// All elements. Throws the error of the sequence, or `RxError.timeout`.
    public func toArray() throws -> [Element] { try elements() }

    /// The first element, if there is one, without waiting for the ending. Throws an error that comes before
    /// it, or `RxError.timeout`.
    public func first() throws -> Element? { try elements(max: 1).first }

    /// The last element, if there is one. Throws the error of the sequence, or `RxError.timeout`.
    public func last() throws -> Element? { try elements().last }

    /// The only element. Throws `RxError.noElements` or `moreThanOneElement` if there is not exactly one, the
    /// error of the sequence, or `RxError.timeout`.
    public func single() throws -> Element { try single { _ in true } }

    /// The only element for which `predicate` holds. It is not called any more once two have been found.
    ///
    /// Throws `RxError.noElements` or `moreThanOneElement` if there is not exactly one, what `predicate`
    /// throws, the error of the sequence, or `RxError.timeout`.
    public func single(_ predicate: @escaping @isolated(any) (Element) throws -> Bool) throws -> Element {
        let found = try elements(max: 2, where: predicate)
        guard let element = found.first else { throw RxError.noElements }
        guard found.count == 1 else { throw RxError.moreThanOneElement }
        return element
    }

    /// All elements, and how the sequence ended; a run that took too long has failed with `RxError.timeout`.
    public func materialize() -> MaterializedSequenceResult<Element> {
        let run = BlockingRun(source, timeout: timeout)
        return run.error.map { .failed(elements: run.elements, error: $0) }
            ?? .completed(elements: run.elements)
    }

    private func elements(
        max: Int? = nil, where predicate: @escaping @isolated(any) (Element) throws -> Bool = { _ in true }
    ) throws -> [Element] {
        let matching = source.filter(predicate)
        // `take` disposes of the source with the last element asked for.
        let run = BlockingRun(max.map { matching.take($0) } ?? matching, timeout: timeout)
        if let error = run.error { throw error }
        return run.elements
    }
}

extension ObservableConvertibleType {
    /// This sequence, to be waited for: at most `timeout` seconds in all, if given, otherwise for ever.
    public func toBlocking(timeout: Double? = nil) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: timeout)
    }
}
