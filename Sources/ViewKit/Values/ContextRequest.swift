// SPDX-License-Identifier: MIT

/// The person asks for what belongs to a view: by the secondary mouse button, a long press, the Menu key or Shift+F10.
public struct ContextRequest: Sendable, Codable, Hashable {
    /// Where in the view, from its upper left corner, in logical pixels; nil where it came by key.
    public var place: Point?
    /// The row, where the view is a list and the request is about one.
    public var row: Int?

    /// A request at `place` of a view, about `row` of it.
    public init(place: Point? = nil, row: Int? = nil) {
        self.place = place
        self.row = row
    }
}
