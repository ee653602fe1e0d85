// SPDX-License-Identifier: MIT

/// The priority of a constraint, which matters if not all constraints can be satisfied.
/// ```swift
/// let width = field.widthAnchor.constraint(equalToConstant: 240)
/// width.priority = .low
/// ```
public enum LayoutPriority: String, Sendable, Codable {
    /// The constraint must be satisfied.
    case required
    /// The constraint is broken after those of medium and low priority.
    case high
    /// The constraint is broken after those of low priority.
    case medium
    /// The constraint is broken first.
    case low
}
