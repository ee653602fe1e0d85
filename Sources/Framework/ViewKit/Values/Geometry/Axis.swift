// SPDX-License-Identifier: MIT

/// A direction in which a container lays out its children.
/// ```swift
/// let row = Box(.horizontal, spacing: 6, [nameField, saveButton])
/// ```
public enum Axis: String, Sendable, Codable {
    /// Horizontal: from the leading to the trailing edge.
    case horizontal
    /// Vertical: from top to bottom.
    case vertical
}
