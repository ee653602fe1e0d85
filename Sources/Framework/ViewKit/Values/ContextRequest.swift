// SPDX-License-Identifier: MIT

/// A request of the user for the context of a view, such as a menu or a preview: by the secondary mouse button, a long press, the Menu key
/// or Shift+F10.
/// ```swift
/// map.setContextMenu { request in request.position.map { menu($0) } }
/// ```
public struct ContextRequest: Sendable, Codable, Hashable {
    /// The position in the view, from its upper left corner, in logical pixels; nil if the user pressed a key.
    public var position: Point?
    /// The index of the row, if the view is a list and the request concerns a row.
    public var row: Int?

    /// Creates a request.
    public init(position: Point? = nil, row: Int? = nil) {
        self.position = position
        self.row = row
    }
}
