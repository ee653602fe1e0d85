// SPDX-License-Identifier: MIT

import RxKernel

/// How often, and after which delays, a failed request is repeated.
///
/// The delays grow by a factor, up to a maximum. Use it for requests that a server may refuse for a while.
///
/// ```swift
/// api.user().asObservable().retry(Backoff(attempts: 3, initial: .seconds(1)))     // again after 1 s and after 2 s more
/// ```
public struct Backoff: Sendable {
    /// How many times the request is made at most.
    public var attempts: Int
    /// The delay before the second attempt.
    public var initial: RxTimeInterval
    /// By which factor each delay is longer than the previous one.
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

    /// The request is made once.
    public static let none = Backoff(attempts: 1)

    /// The delay after that many failed attempts; nil if there is no further attempt.
    public func delay(after failures: Int, _ error: any Error) -> RxTimeInterval? {
        guard failures < attempts, repeats(error) else { return nil }
        var seconds = initial.seconds
        for _ in 1..<max(failures, 1) where seconds < maximum.seconds { seconds *= factor }
        return RxTimeInterval(seconds: min(seconds, maximum.seconds))
    }
}

extension ObservableConvertibleType {
    /// Returns this sequence, which is subscribed to again after an error as `backoff` says. Its last error is sent.
    ///
    /// The delays are measured by `scheduler`. Disposal ends the attempt, or the delay.
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
