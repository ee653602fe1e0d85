// SPDX-License-Identifier: MIT

extension ObservableType {
    /// This sequence, subscribed to again whenever it fails, without end.
    ///
    /// Elements, completion and disposal pass through. What fails at once is tried again at once: use
    /// `retry(when:)` to wait in between.
    public func retry() -> Observable<Element> {
        .catch(sequence: sequence(first: asObservable()) { $0 })
    }

    /// This sequence, subscribed to at most `maxAttemptCount` times until it does not fail; the last error is
    /// sent.
    ///
    /// ```swift
    /// request.retry(3)        // the request, and at most two more
    /// ```
    ///
    /// Elements, completion and disposal pass through. With a count of zero it completes without a
    /// subscription; a negative one stops the program.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        require(
            maxAttemptCount >= 0,
            "retry: maxAttemptCount is \(maxAttemptCount). Give it a count that is not negative.")
        return .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
    }
}
