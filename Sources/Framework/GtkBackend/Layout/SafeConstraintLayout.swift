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
        Gtk.ConstraintLayout(_constructed: makeObject(of: safeLayoutType))
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
    return registerSubclass(of: type, "RxShellConstraintLayout") { type, _ in
        let type = type?.assumingMemoryBound(to: GtkLayoutManagerClass.self)
        type?.pointee.measure = {
            manager, widget, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline in
            measureByConstraints?(
                manager, widget, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline)
            guard let minimum, let natural else { return }
            natural.pointee = max(minimum.pointee, natural.pointee)
        }
    }
}()
