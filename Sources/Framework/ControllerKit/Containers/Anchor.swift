// SPDX-License-Identifier: MIT

import ViewKit

/// The view, or the position in a view, at which a popover points.
/// ```swift
/// screen.presentPopover(preview, from: Anchor(list, at: Point(x: 24, y: 12)))
/// ```
@preconcurrency @MainActor public struct Anchor {
    /// The view, which is not retained.
    public weak var view: (any View)?
    /// The position in the view, from its upper left corner, in logical pixels; nil for the whole view.
    public var position: Point?

    /// Creates an anchor for a view, or for a position in it.
    public init(_ view: any View, at position: Point? = nil) {
        self.view = view
        self.position = position
    }
}
