// SPDX-License-Identifier: MIT

extension ObservableConvertibleType {
    /// The elements as an asynchronous sequence, for `for try await`.
    ///
    /// ```swift
    /// for try await price in prices.values { print(price) }
    /// ```
    ///
    /// Reading the property subscribes. Elements are stored until they are read, without a limit on their number: use
    /// `sample`, `throttle` or `take` before it if elements arrive faster than the loop reads them. The subscription is
    /// disposed of when the loop ends or its task is cancelled. The loop ends with the completion. It throws the error
    /// of the sequence, or `CancellationError` if its task is cancelled.
    public var values: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            let subscription = asObservable().subscribe(
                onNext: {
                    // Guard: the element is passed to the loop's task and is not used here again.
                    nonisolated(unsafe) let element = $0
                    continuation.yield(element)
                },
                onError: { continuation.finish(throwing: $0) }, onCompleted: { continuation.finish() },
                // This has no effect after a terminal event. Without one, the loop was left or its task was cancelled.
                onDisposed: { continuation.finish(throwing: CancellationError()) })
            let token = Unchecked(subscription)
            continuation.onTermination = { _ in token.value.dispose() }
        }
    }
}
