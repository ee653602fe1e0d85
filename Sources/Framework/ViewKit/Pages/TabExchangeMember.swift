// SPDX-License-Identifier: MIT

/// A ``TabView`` among those between which the user drags tabs.
///
/// Tab views with the same `exchange` take each other's tabs. `TabExchange` in ControllerKit makes the values.
public struct TabExchangeMember: Sendable, Codable, Equatable {
    /// The name of the exchange, which no other exchange has.
    public var exchange: String
    /// The number of the tab view, which no other one of the exchange has.
    public var number: Int
    /// Whether a tab can also be dropped at the trailing edge and at the bottom of the pages.
    public var takesEdges: Bool

    /// Creates the value for a tab view.
    public init(exchange: String, number: Int, takesEdges: Bool = false) {
        self.exchange = exchange
        self.number = number
        self.takesEdges = takesEdges
    }
}

/// The position at which the user drops a tab.
public enum TabDrop: Sendable, Codable, Equatable, Hashable {
    /// In the row of tabs, before the tab with this index, or after the last one.
    case before(Int)
    /// On the pages.
    case pages
    /// On the half of the pages at the trailing edge.
    case trailingHalf
    /// On the lower half of the pages.
    case bottomHalf
}
