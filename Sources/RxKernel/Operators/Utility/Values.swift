// SPDX-License-Identifier: MIT

extension ObservableConvertibleType {
    /// The elements, for `for try await`.
    ///
    /// ```swift
    /// for try await price in prices.values { print(price) }
    /// ```
    ///
    /// It subscribes when it is asked for, keeps every element until it is taken, and disposes when the loop
    /// ends or its task is cancelled. The loop ends with the completion, and throws the error, or `CancellationError` when
    /// its task is cancelled. Put `sample`,
    /// `throttle` or `take` before it where elements may pile up.
    public var values: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            let subscription = asObservable().subscribe(
                onNext: {
                    // The element leaves the kernel for the loop's task and is not used here again.
                    nonisolated(unsafe) let element = $0
                    continuation.yield(element)
                },
                onError: { continuation.finish(throwing: $0) }, onCompleted: { continuation.finish() },
                // After an ending this does nothing; before it, the loop has been left or its task cancelled.
                onDisposed: { continuation.finish(throwing: CancellationError()) })
            let token = Unchecked(subscription)
            continuation.onTermination = { _ in token.value.dispose() }
        }
    }
}
