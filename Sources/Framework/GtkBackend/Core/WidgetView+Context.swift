// SPDX-License-Identifier: MIT

import CGtk
import Gdk
import Gtk
import ViewKit

extension WidgetView {
    /// Listens for the secondary mouse button, a long press, the Menu key and Shift+F10.
    func listenForContextRequests() {
        let click = Gtk.GestureClick()
        click.button = Int(GDK_BUTTON_SECONDARY)
        click.onPressed { [weak self, unowned click] _, x, y in
            if self?.requestContext(at: ViewKit.Point(x: x, y: y)) == true { click.setState(.claimed) }
        }
        widget.addController(click)
        let press = Gtk.GestureLongPress()
        press.touchOnly = true
        press.onPressed { [weak self, unowned press] x, y in
            if self?.requestContext(at: ViewKit.Point(x: x, y: y)) == true { press.setState(.claimed) }
        }
        widget.addController(press)
        widget.onKey { [weak self] key, modifiers in
            guard key == .menu && modifiers.isEmpty || key == .f10 && modifiers == .shiftMask else {
                return false
            }
            return self?.requestContext(at: nil) ?? false
        }
    }

    private func requestContext(at position: ViewKit.Point?) -> Bool {
        guard let onContextRequest else { return false }
        onContextRequest(contextRequest(at: position))
        return true
    }
}
