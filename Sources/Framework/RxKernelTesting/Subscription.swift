// SPDX-License-Identifier: MIT

/// The ticks at which a subscription to a `TestableObservable` began and ended.
///
/// ```swift
/// #expect(taps.subscriptions == [Subscription(200, 1000)])
/// ```
public struct Subscription: Hashable, Sendable {
    /// The tick at which it began.
    public let subscribe: Int
    /// The tick at which it ended; `Int.max` if it has not ended.
    public let unsubscribe: Int

    /// Creates a subscription that has not ended.
    public init(_ subscribe: Int) {
        self.init(subscribe, .max)
    }

    /// Creates a subscription that began and ended at those ticks.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: CustomDebugStringConvertible {
    /// The ticks of beginning and end, as in `(200 : 1000)`.
    public var debugDescription: String {
        "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
    }
}
