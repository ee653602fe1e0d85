// SPDX-License-Identifier: MIT

/// When a subscription began and ended.
public struct Subscription: Hashable, Sendable {
    /// When it began.
    public let subscribe: Int
    /// When it ended; `Int.max` if it has not.
    public let unsubscribe: Int

    /// A subscription that has not ended.
    public init(_ subscribe: Int) {
        self.init(subscribe, .max)
    }

    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }
}

extension Subscription: CustomDebugStringConvertible {
    public var debugDescription: String {
        "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
    }
}
