// SPDX-License-Identifier: MIT

import RxKernel

/// A policy for repeating a failed request: the number of attempts, and the delays between them.
///
/// The delays grow by a factor, up to a maximum. Use it for requests that a server may refuse for a while.
///
/// ```swift
/// api.user().asObservable().retry(Backoff(attempts: 3, initial: .seconds(1)))     // again after 1 s and after 2 s more
/// ```
public struct Backoff: Sendable {
    /// The largest number of attempts, including the first one.
    public var attempts: Int
    /// The delay before the second attempt.
    public var initial: RxTimeInterval
    /// The factor by which each delay is longer than the previous one.
    public var factor: Double
    /// The longest delay.
    public var maximum: RxTimeInterval
    /// Whether a request that failed with this error is repeated.
    public var repeats: @Sendable (any Error) -> Bool

    /// Creates a policy. By default all errors are repeated.
    public init(
        attempts: Int, initial: RxTimeInterval = .seconds(1), factor: Double = 2,
        maximum: RxTimeInterval = .seconds(60),
        repeats: @escaping @Sendable (any Error) -> Bool = { _ in true }
    ) {
        self.attempts = attempts
        self.initial = initial
        self.factor = factor
        self.maximum = maximum
        self.repeats = repeats
    }

    /// The policy that does not repeat a request.
    public static let none = Backoff(attempts: 1)

    /// Returns the delay after a number of failed attempts, or nil if there is no further attempt.
    public func delay(after failures: Int, _ error: any Error) -> RxTimeInterval? {
        guard failures < attempts, repeats(error) else { return nil }
        var seconds = initial.seconds
        for _ in 1..<max(failures, 1) where seconds < maximum.seconds { seconds *= factor }
        return RxTimeInterval(seconds: min(seconds, maximum.seconds))
    }
}

extension ObservableConvertibleType {
    /// Returns a sequence that subscribes to this one again after an error, according to `backoff`. After the
    /// last attempt, it emits the error.
    ///
    /// `scheduler` measures the delays. Disposal ends the current attempt or delay.
    public func retry(
        _ backoff: Backoff, scheduler: any SchedulerType = MainScheduler.instance
    ) -> Observable<Element> {
        asObservable().retry(when: { (errors: Observable<any Error>) in
            errors.enumerated().flatMap { index, error -> Observable<Int> in
                guard let delay = backoff.delay(after: index + 1, error) else { return .error(error) }
                return .timer(delay, scheduler: scheduler)
            }
        })
    }
}
