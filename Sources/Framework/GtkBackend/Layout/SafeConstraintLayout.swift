// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk

extension Gtk.ConstraintLayout {
    /// A layout whose natural size is at least its minimum size.
    ///
    /// All layouts of a window share one solver. The solver of GTK 4.8 sometimes returns 0 for the natural
    /// size, depending on the addresses of the constraints. GTK prints a warning then.
    static func safe() -> Gtk.ConstraintLayout {
        let made = C.present(g_object_new_with_properties(safeLayoutType, 0, nil, nil), "g_object_new")
        return Gtk.ConstraintLayout(_constructed: UnsafeMutableRawPointer(made))
    }
}

/// The function that measures a `GtkConstraintLayout`.
private let measureByConstraints = {
    let parent = C.present(g_type_class_ref(gtk_constraint_layout_get_type()), "g_type_class_ref")
    return parent.assumingMemoryBound(to: GtkLayoutManagerClass.self).pointee.measure
}()

/// A subclass of `GtkConstraintLayout`; that class itself if GTK does not allow subclasses of it.
private let safeLayoutType: GType = {
    let type = gtk_constraint_layout_get_type()
    guard g_type_test_flags(type, guint(G_TYPE_FLAG_FINAL.rawValue)) == 0 else { return type }
    var parent = GTypeQuery()
    g_type_query(type, &parent)
    var info = GTypeInfo()
    info.class_size = guint16(parent.class_size)
    info.instance_size = guint16(parent.instance_size)
    info.class_init = { type, _ in
        let type = type?.assumingMemoryBound(to: GtkLayoutManagerClass.self)
        type?.pointee.measure = {
            manager, widget, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline in
            measureByConstraints?(
                manager, widget, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline)
            guard let minimum, let natural else { return }
            natural.pointee = max(minimum.pointee, natural.pointee)
        }
    }
    return g_type_register_static(type, "RxShellConstraintLayout", &info, GTypeFlags(0))
}()
