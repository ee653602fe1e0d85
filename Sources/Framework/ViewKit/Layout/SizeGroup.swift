// SPDX-License-Identifier: MIT

/// Views that have the same width or height: that of the largest. The views may be in different containers.
///
/// ```swift
/// let labels = SizeGroup(.width, [nameLabel, mailLabel, phoneLabel])
/// ```
/// Use a ``Grid`` for views in rows and columns of one container. A view is in at most one group for its
/// width and one for its height; adding it to another group removes it from the previous one. The group does
/// not retain its views. They stay grouped when the group is released. Main thread only.
@preconcurrency @MainActor public final class SizeGroup {
    /// The lengths that are equal.
    public enum Dimension: String, Sendable, Codable {
        /// The width.
        case width
        /// The height.
        case height
        /// The width and the height.
        case both
    }

    /// The lengths that are equal.
    public let dimension: Dimension
    /// The number of the group in the state of its views.
    private let id: Int

    /// Creates a group of `views`.
    public init(_ dimension: Dimension, _ views: [PortableView] = []) {
        self.dimension = dimension
        id = Self.newID()
        for view in views { add(view) }
    }

    // The number of the group that was created last.
    private static var lastID = 0

    /// Returns the number of a further group. Numbers are unique in the process.
    package static func newID() -> Int {
        lastID += 1
        return lastID
    }

    /// Adds a view.
    public func add(_ view: PortableView) {
        if dimension != .height { view.widthGroup = id }
        if dimension != .width { view.heightGroup = id }
    }

    /// Removes a view, if it is in the group.
    public func remove(_ view: PortableView) {
        if view.widthGroup == id { view.widthGroup = nil }
        if view.heightGroup == id { view.heightGroup = nil }
    }
}
