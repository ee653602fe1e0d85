// SPDX-License-Identifier: MIT

import RxKernel

/// How a blocking run ended, and what was sent before.
@frozen
public enum MaterializedSequenceResult<T> {
    /// It completed.
    case completed(elements: [T])
    /// It failed.
    case failed(elements: [T], error: any Error)
}

/// A sequence whose events the current thread waits for.
///
/// On the main thread it serves the main queue while it waits, so that sequences that use the main scheduler go on.
public struct BlockingObservable<Element> {
    let source: Observable<Element>
    let timeout: Double?

    /// All elements. Throws the error of the sequence, or `RxError.timeout`.
    public func toArray() throws -> [Element] { try elements() }

    /// The first element, if there is one. Throws an error that comes before it.
    public func first() throws -> Element? { try elements(max: 1).first }

    /// The last element, if there is one. Throws the error of the sequence.
    public func last() throws -> Element? { try elements().last }

    /// The only element. Throws `RxError.noElements` or `moreThanOneElement` if there is not exactly one.
    public func single() throws -> Element { try single { _ in true } }

    /// The only element for which `predicate` holds. Throws if there is not exactly one.
    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        let found = try elements(max: 2, where: predicate)
        guard let element = found.first else { throw RxError.noElements }
        guard found.count == 1 else { throw RxError.moreThanOneElement }
        return element
    }

    /// All elements, and how the sequence ended.
    public func materialize() -> MaterializedSequenceResult<Element> {
        let run = BlockingRun(source, timeout: timeout)
        return run.error.map { .failed(elements: run.elements, error: $0) }
            ?? .completed(elements: run.elements)
    }

    private func elements(
        max: Int? = nil, where predicate: @escaping (Element) throws -> Bool = { _ in true }
    ) throws -> [Element] {
        let run = BlockingRun(source.filter(predicate, isolation: nil), max: max, timeout: timeout)
        if let error = run.error { throw error }
        return run.elements
    }
}

extension ObservableConvertibleType {
    /// This sequence, to be waited for: at most `timeout` seconds in all, if given.
    public func toBlocking(timeout: Double? = nil) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: timeout)
    }
}
