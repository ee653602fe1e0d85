// SPDX-License-Identifier: MIT

import Gtk

/// A framed text that can be focused, which a label cannot: a target for clicks, drags and keys.
final class Tile: Gtk.Widget, WidgetSubclass {
    static let accessibleRole: Gtk.AccessibleRole? = .group
    private let text = Gtk.Label("")

    var label: String {
        get { text.label }
        set {
            text.label = newValue
            update(.label, newValue)
        }
    }

    init(_ label: String) {
        super.init()
        layoutManager = Gtk.BinLayout()
        focusable = true
        addCssClass("tile")
        text.setParent(self)
        self.label = label
        let click = Gtk.GestureClick()
        click.onPressed { [unowned self] _, _, _ in grabFocus() }
        addController(click)
    }
}
