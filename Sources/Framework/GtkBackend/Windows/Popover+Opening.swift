// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

extension Gtk.Widget {
    /// Whether the widget is in a window that was opened. A popover of another one has no surface to be at.
    var isInOpenedWindow: Bool { window?.realized == true }
}

extension Gtk.Popover {
    /// Opens the popover at a position in its parent, or at the whole parent.
    ///
    /// If that is outside of the window, as after the user has scrolled, the parent is scrolled into view
    /// first: GTK does that too, since the popover gets the keyboard focus, but only after it has placed the
    /// popover outside of the screen. GTK 4.8 cannot do that, and reports it.
    func popup(at position: ViewKit.Point?) {
        pointingTo = position.map { Gdk.Rectangle(x: Int($0.x), y: Int($0.y), width: 1, height: 1) }
        guard let parent, nearestTarget != nil else { return popupAndFocus() }
        parent.scrollIntoView(animated: false)
        parent.afterLayout { [weak self, weak parent] in
            guard let self, let parent, self.parent === parent else { return }
            if let nearest = nearestTarget { pointingTo = nearest }
            popupAndFocus()
        }
    }

    /// Opens the popover. GTK moves the focus into a popover without a focus child. If nothing has the focus,
    /// and nothing in the popover can have it, GTK 4.8 logs a critical message. The content moves it without
    /// one.
    private func popupAndFocus() {
        let isUnfocused = parent?.window?.focusWidget == nil
        if isUnfocused { focusChild = firstChild }
        popup()
        guard isUnfocused else { return }
        focusChild = nil
        _ = child?.childFocus(.tabForward)
    }

    /// The rectangle at the edge of the window to which the popover can point, if that to which it points is outside of the window.
    private var nearestTarget: Gdk.Rectangle? {
        guard let parent, let window = parent.window, let bounds = parent.computeBounds(window) else {
            return nil
        }
        let (left, top) = (Int(bounds.origin.x), Int(bounds.origin.y))
        let target =
            pointingTo ?? Gdk.Rectangle(x: 0, y: 0, width: parent.width, height: parent.height)
        let x = min(max(target.x, 1 - target.width - left), window.width - 1 - left)
        let y = min(max(target.y, 1 - target.height - top), window.height - 1 - top)
        guard x != target.x || y != target.y else { return nil }
        return Gdk.Rectangle(x: x, y: y, width: target.width, height: target.height)
    }
}
