// SPDX-License-Identifier: MIT

/// How the two sides of a constraint compare.
public enum LayoutRelation: String, Sendable, Codable {
    /// The first side is at most the second one.
    case lessThanOrEqual
    /// The sides are equal.
    case equal
    /// The first side is at least the second one.
    case greaterThanOrEqual
}
