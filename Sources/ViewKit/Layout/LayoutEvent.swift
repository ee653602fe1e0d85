// SPDX-License-Identifier: MIT

/// A step of the layout of a ``LayoutView``.
public enum LayoutEvent: String, Sendable, Codable {
    /// The children are about to get their sizes.
    case willLayout
    /// The children have their sizes.
    case didLayout
}
