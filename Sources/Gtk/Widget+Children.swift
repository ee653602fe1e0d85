// SPDX-License-Identifier: MIT

import GLib
import GObject

extension Widget {
    /// The widgets inside this one, in order, those too that make up a composed widget.
    public var children: [Widget] {
        Array(sequence(first: firstChild) { $0?.nextSibling }.prefix { $0 != nil }).compactMap(\.self)
    }

    /// The space around the widget, the same on all sides.
    public func setMargins(_ margin: Int) {
        (marginTop, marginBottom, marginStart, marginEnd) = (margin, margin, margin, margin)
    }

    /// The window around the widget, nil while it is in none.
    public var window: Window? { root as? Window }
}

extension Box {
    /// A box with widgets in it.
    public convenience init(orientation: Orientation, spacing: Int = 0, children: [Widget]) {
        self.init(orientation: orientation, spacing: spacing)
        children.forEach(append)
    }
}
