// SPDX-License-Identifier: MIT

/// The alignment of a view in the space that its container gives it.
///
/// `start` and `end` follow the reading direction: in a right-to-left language `start` is the right side.
/// ```swift
/// label.horizontalAlignment = .start
/// ```
public enum Alignment: String, Sendable, Codable {
    /// The view takes all of the space.
    case fill
    /// The view is at the leading or the upper end of the space.
    case start
    /// The view is in the middle of the space.
    case center
    /// The view is at the end of the space.
    case end
}
