// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk

/// Types of GTK's containers that can have the keyboard focus themselves, before the widgets in them: GTK's own pass it to a child.
@MainActor enum FocusableType {
    static func makeBox() -> Gtk.Box { Gtk.Box(_constructed: makeObject(of: box)) }
    static func makeGrid() -> Gtk.Grid { Gtk.Grid(_constructed: makeObject(of: grid)) }

    private static let box = register(gtk_box_get_type(), "RxShellFocusableBox")
    private static let grid = register(gtk_grid_get_type(), "RxShellFocusableGrid")

    private static func register(_ parent: GType, _ name: String) -> GType {
        registerSubclass(of: parent, name) { type, _ in
            let type = type?.assumingMemoryBound(to: GtkWidgetClass.self)
            type?.pointee.focus = moveFocus
            type?.pointee.grab_focus = grabFocus
        }
    }
}

/// The class of the GTK type below a type of ``FocusableType``.
private func parentClass(of widget: UnsafeMutablePointer<GtkWidget>) -> GtkWidgetClass? {
    let type = widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) { $0.pointee.g_class }
    return g_type_class_peek_parent(type)?.assumingMemoryBound(to: GtkWidgetClass.self).pointee
}

private func takeFocus(_ widget: UnsafeMutablePointer<GtkWidget>) -> gboolean {
    guard let root = gtk_widget_get_root(widget) else { return 0 }
    gtk_root_set_focus(root, widget)
    return 1
}

private let grabFocus: @convention(c) (UnsafeMutablePointer<GtkWidget>?) -> gboolean = { widget in
    guard let widget else { return 0 }
    guard gtk_widget_get_focusable(widget) != 0 else {
        return parentClass(of: widget)?.grab_focus(widget) ?? 0
    }
    return takeFocus(widget)
}

/// Tab goes to the container first, and then to the widgets in it; Shift+Tab does the reverse. The arrow keys go to those widgets only.
private let moveFocus: @convention(c) (UnsafeMutablePointer<GtkWidget>?, GtkDirectionType) -> gboolean = {
    widget, direction in
    guard let widget else { return 0 }
    let move = { parentClass(of: widget)?.focus(widget, direction) ?? 0 }
    guard gtk_widget_get_focusable(widget) != 0, gtk_widget_is_sensitive(widget) != 0 else { return move() }
    let isInside = gtk_widget_get_focus_child(widget) != nil
    switch direction {
    case GTK_DIR_TAB_FORWARD where !isInside && gtk_widget_is_focus(widget) == 0: return takeFocus(widget)
    case GTK_DIR_TAB_BACKWARD where gtk_widget_is_focus(widget) != 0: return 0
    case GTK_DIR_TAB_BACKWARD: return move() != 0 ? 1 : takeFocus(widget)
    default: return move()
    }
}
