// SPDX-License-Identifier: MIT

/// The space around a view, in logical pixels. `leading` and `trailing` follow the reading direction.
/// ```swift
/// form.margins = Insets(horizontal: 24, vertical: 12)
/// ```
public struct Insets: Sendable, Codable, Hashable {
    /// The space above the view.
    public var top: Int
    /// The space at the leading edge: the left one in a left-to-right layout.
    public var leading: Int
    /// The space below the view.
    public var bottom: Int
    /// The space at the trailing edge.
    public var trailing: Int

    /// Creates insets.
    public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets that are the same on all four sides.
    public init(_ all: Int) { self.init(top: all, leading: all, bottom: all, trailing: all) }

    /// Creates insets that are the same at opposite sides.
    public init(horizontal: Int = 0, vertical: Int = 0) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// No space.
    public static let zero = Insets(0)
}
