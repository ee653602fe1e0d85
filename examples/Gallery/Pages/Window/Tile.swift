// SPDX-License-Identifier: MIT

import Gtk

/// A framed text that takes the focus, which a label by itself does not: something to press, to drag and to type at.
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
