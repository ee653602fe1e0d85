// SPDX-License-Identifier: MIT

import ViewKit

/// What a popover points at: a view, or a place in it.
@preconcurrency @MainActor public struct Anchor {
    /// The view; it is not retained.
    public weak var view: (any View)?
    /// From the upper left corner of the view, in logical pixels; nil for all of it.
    public var place: Point?

    /// All of `view`, or `place` in it.
    public init(_ view: any View, at place: Point? = nil) {
        self.view = view
        self.place = place
    }
}
