// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkConstraintLayout`. <https://docs.gtk.org/gtk4/class.ConstraintLayout.html>
open class ConstraintLayout: LayoutManager, Buildable {
    open override nonisolated class var gtype: UInt { gtk_constraint_layout_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ConstraintLayout(_borrowed: raw) }
}

extension ConstraintLayout {
    /// `gtk_constraint_layout_add_constraint()`.
    public func addConstraint(_ constraint: Constraint) {
        gtk_constraint_layout_add_constraint(C.opaque(_raw), C.opaque(constraint._retained()))
    }

    /// `gtk_constraint_layout_add_guide()`.
    public func addGuide(_ guide: ConstraintGuide) {
        gtk_constraint_layout_add_guide(C.opaque(_raw), C.opaque(guide._retained()))
    }

    /// `gtk_constraint_layout_observe_constraints()`.
    @discardableResult
    public func observeConstraints() -> any Gio.ListModel {
        C.present(C.adopt(C.raw(gtk_constraint_layout_observe_constraints(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_constraint_layout_observe_constraints")
    }

    /// `gtk_constraint_layout_observe_guides()`.
    @discardableResult
    public func observeGuides() -> any Gio.ListModel {
        C.present(C.adopt(C.raw(gtk_constraint_layout_observe_guides(C.opaque(_raw))), Gio.AnyListModel.self), "gtk_constraint_layout_observe_guides")
    }

    /// `gtk_constraint_layout_remove_all_constraints()`.
    public func removeAllConstraints() {
        gtk_constraint_layout_remove_all_constraints(C.opaque(_raw))
    }

    /// `gtk_constraint_layout_remove_constraint()`.
    public func removeConstraint(_ constraint: Constraint) {
        gtk_constraint_layout_remove_constraint(C.opaque(_raw), C.opaque(constraint._raw))
    }

    /// `gtk_constraint_layout_remove_guide()`.
    public func removeGuide(_ guide: ConstraintGuide) {
        gtk_constraint_layout_remove_guide(C.opaque(_raw), C.opaque(guide._raw))
    }
}
