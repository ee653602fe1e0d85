// SPDX-License-Identifier: MIT

@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension Widget {
    /// The direct children, in order, including the internal ones of a composed widget.
    public var children: [Widget] {
        Array(sequence(first: firstChild) { $0?.nextSibling }.prefix { $0 != nil }).compactMap(\.self)
    }

    /// The margin of the widget, equal on all sides.
    public func setMargins(_ margin: Int) {
        (marginTop, marginBottom, marginStart, marginEnd) = (margin, margin, margin, margin)
    }

    /// The window that contains the widget; nil if it is in none.
    public var window: Window? { root as? Window }
}

extension Box {
    /// Creates a box with widgets.
    public convenience init(orientation: Orientation, spacing: Int = 0, children: [Widget]) {
        self.init(orientation: orientation, spacing: spacing)
        children.forEach(append)
    }
}
