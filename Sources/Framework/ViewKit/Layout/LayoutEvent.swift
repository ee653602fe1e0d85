// SPDX-License-Identifier: MIT

/// A step of the layout of a ``LayoutView``.
public enum LayoutEvent: Sendable, Codable, Equatable {
    /// The children get their sizes and positions next.
    case willLayout
    /// The children have their sizes and positions.
    case didLayout
}
