// SPDX-License-Identifier: MIT

import Dispatch
import Gtk

/// Returns the keyboard focus to a widget that is moved to another container of its window, such as the field
/// in a tab that the user moves into another group. GTK removes the focus from a widget that leaves its
/// container.
@MainActor enum MovedFocus {
    private struct Move {
        weak var focus: Gtk.Widget?
        weak var window: Gtk.Window?
        var hasArrived = false
    }

    private static var move: Move?

    /// Called before a widget leaves its container, or the focus leaves the widget for that reason.
    static func willMove(_ child: Gtk.Widget) {
        guard move == nil, let window = child.window, let focus = window.focusWidget, focus.isInside(child)
        else { return }
        move = Move(focus: focus, window: window)
        // Later: containers are built in several steps.
        DispatchQueue.main.async { MainActor.assumeIsolated { end() } }
    }

    /// Called when a widget has been added to a container.
    static func didMove(_ child: Gtk.Widget) {
        if move?.focus?.isInside(child) == true { move?.hasArrived = true }
    }

    /// Called when a window has its new content. The next key of the user must not go elsewhere.
    static func didComplete(_ window: Gtk.Window) {
        if let move, move.hasArrived, move.focus?.window === window { end() }
    }

    /// Called when the application gives the focus to another widget.
    static func cancel() { move = nil }

    private static func end() {
        guard let move = self.move else { return }
        self.move = nil
        guard move.hasArrived, let focus = move.focus, let window = move.window, focus.window === window
        else {
            return
        }
        // The user writes on at the caret.
        if let text = focus as? Gtk.Text {
            _ = text.grabFocusWithoutSelecting()
        } else {
            focus.grabFocus()
        }
    }
}
