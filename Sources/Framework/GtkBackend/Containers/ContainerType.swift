// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk

/// Types of GTK's containers with what GTK's own lack: they can have the keyboard focus themselves, before the widgets in them, and a box
/// asks for the height that it needs.
@MainActor enum ContainerType {
    static func makeBox() -> Gtk.Box { Gtk.Box(_constructed: makeObject(of: box)) }
    static func makeGrid() -> Gtk.Grid { Gtk.Grid(_constructed: makeObject(of: grid)) }

    private static let box = registerSubclass(of: gtk_box_get_type(), "RxShellBox") { type, _ in
        makeFocusable(type)
        // GTK 4.18 has this mended. Which release mended it is not known.
        guard gtk_get_minor_version() < 18 else { return }
        gtk_widget_class_set_layout_manager_type(
            type?.assumingMemoryBound(to: GtkWidgetClass.self), boxLayout)
    }
    private static let grid = registerSubclass(of: gtk_grid_get_type(), "RxShellGrid") { type, _ in
        makeFocusable(type)
    }
}

private func makeFocusable(_ type: UnsafeMutableRawPointer?) {
    let type = type?.assumingMemoryBound(to: GtkWidgetClass.self)
    type?.pointee.focus = moveFocus
    type?.pointee.grab_focus = grabFocus
}

/// GTK 4.8 aligns the baselines of widgets in a row, and leaves that out of the height that the row asks for: a text of several lines
/// beside a button needs more. A window then reports "Expect overlapping widgets".
private let boxLayout = registerSubclass(of: gtk_box_layout_get_type(), "RxShellBoxLayout") { type, _ in
    type?.assumingMemoryBound(to: GtkLayoutManagerClass.self).pointee.measure = {
        layout, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
        let measure = boxLayoutClass.pointee.measure
        measure?(layout, widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline)
        guard size < 0, orientation == GTK_ORIENTATION_VERTICAL,
            let minimum, let natural, let box = layout.map(OpaquePointer.init),
            gtk_orientable_get_orientation(box) == GTK_ORIENTATION_HORIZONTAL
        else { return }
        // A row has its least height at its natural width: no text is wrapped there that could be wider.
        var width: gint = 0, least: gint = 0, other: gint = 0, baselines: (gint, gint) = (-1, -1)
        measure?(layout, widget, GTK_ORIENTATION_HORIZONTAL, -1, &other, &width, &baselines.0, &baselines.1)
        measure?(layout, widget, orientation, width, &least, &other, &baselines.0, &baselines.1)
        minimum.pointee = max(minimum.pointee, least)
        natural.pointee = max(natural.pointee, least)
    }
}

private nonisolated(unsafe) let boxLayoutClass = g_type_class_ref(gtk_box_layout_get_type())!
    .assumingMemoryBound(to: GtkLayoutManagerClass.self)

/// The class of the GTK type below a type of ``ContainerType``.
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
