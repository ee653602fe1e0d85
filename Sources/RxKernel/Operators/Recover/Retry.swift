// SPDX-License-Identifier: MIT

extension ObservableType {
    /// This sequence, subscribed to again whenever it fails.
    public func retry() -> Observable<Element> {
        .catch(sequence: sequence(first: asObservable()) { $0 })
    }

    /// This sequence, subscribed to at most `maxAttemptCount` times until it does not fail.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
    }
}
