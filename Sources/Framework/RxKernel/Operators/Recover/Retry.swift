// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns this sequence, which is subscribed to again each time it fails, without a limit.
    ///
    /// Elements, completion and disposal are passed on. A sequence that fails at once is retried at once; use
    /// `retry(when:)` to wait before each attempt.
    public func retry() -> Observable<Element> {
        .catch(sequence: sequence(first: asObservable()) { $0 })
    }

    /// Returns this sequence, which is subscribed to at most `maxAttemptCount` times, until it does not fail. The last
    /// error is sent.
    ///
    /// ```swift
    /// request.retry(3)        // the first attempt and at most two retries
    /// ```
    ///
    /// Elements, completion and disposal are passed on. With a count of zero it completes without a subscription; a
    /// negative count stops the program.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        require(
            maxAttemptCount >= 0,
            "retry: maxAttemptCount is \(maxAttemptCount). Pass a count of zero or more.")
        return .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
    }
}
