// SPDX-License-Identifier: MIT

import Dispatch
import Gtk

/// Returns the keyboard focus to a widget that is moved to another container of its window, such as the field
/// in a tab that the user moves into another group. GTK removes the focus from a widget that leaves its
/// container.
@MainActor enum MovedFocus {
    private final class Move {
        weak var focus: Gtk.Widget?
        weak var window: Gtk.Window?
        var hasArrived = false

        init(_ focus: Gtk.Widget, in window: Gtk.Window) { (self.focus, self.window) = (focus, window) }
    }

    // One for each window, so that the windows of two applications do not share one. They end with the turn of the main loop.
    private static var moves: [Move] = []

    /// Called before a widget leaves its container, or the focus leaves the widget for that reason.
    static func willMove(_ child: Gtk.Widget) {
        guard let window = child.window, !moves.contains(where: { $0.window === window }),
            let focus = window.focusWidget, focus.isInside(child)
        else { return }
        let move = Move(focus, in: window)
        moves.append(move)
        // Later: containers are built in several steps.
        DispatchQueue.main.async { MainActor.assumeIsolated { end(move) } }
    }

    /// Called when a widget has been added to a container.
    static func didMove(_ child: Gtk.Widget) {
        for move in moves where move.focus?.isInside(child) == true { move.hasArrived = true }
    }

    /// Called when a window has its new content. The next key of the user must not go elsewhere.
    static func didComplete(_ window: Gtk.Window) {
        if let move = moves.first(where: { $0.hasArrived && $0.focus?.window === window }) { end(move) }
    }

    /// Called when the application gives the focus to another widget of a window, or removes it there; nil for a widget in no window.
    static func cancel(in window: Gtk.Window?) {
        moves.removeAll { window == nil || $0.window === window }
    }

    private static func end(_ move: Move) {
        guard let index = moves.firstIndex(where: { $0 === move }) else { return }
        moves.remove(at: index)
        guard move.hasArrived, let focus = move.focus, let window = move.window, focus.window === window
        else { return }
        _ = giveBack(to: focus)
    }

    /// Gives the focus to a widget that had it before; the user writes on at the caret. Returns false if it cannot have it.
    static func giveBack(to widget: Gtk.Widget) -> Bool {
        (widget as? Gtk.Text)?.grabFocusWithoutSelecting() ?? widget.grabFocus()
    }
}
