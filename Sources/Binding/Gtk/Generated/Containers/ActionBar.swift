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

/// `GtkActionBar`. <https://docs.gtk.org/gtk4/class.ActionBar.html>
open class ActionBar: Widget {
    open override nonisolated class var gtype: UInt { gtk_action_bar_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ActionBar(_borrowed: raw) }
}

extension ActionBar {
    /// `revealed`, `gtk_action_bar_get_revealed()`.
    public var revealed: Bool {
        get { gtk_action_bar_get_revealed(C.opaque(_raw)) != 0 }
        set { gtk_action_bar_set_revealed(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.revealed; defer { self.revealed = value }; yield &value }
    }

    /// `gtk_action_bar_get_center_widget()`.
    public var centerWidget: Widget? {
        get { C.borrow(gtk_action_bar_get_center_widget(C.opaque(_raw))) }
        set { gtk_action_bar_set_center_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.centerWidget; defer { self.centerWidget = value }; yield &value }
    }

    /// `gtk_action_bar_pack_end()`.
    public func packEnd(_ child: Widget) {
        gtk_action_bar_pack_end(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_action_bar_pack_start()`.
    public func packStart(_ child: Widget) {
        gtk_action_bar_pack_start(C.opaque(_raw), C.cast(child._raw))
    }

    /// `gtk_action_bar_remove()`.
    public func remove(_ child: Widget) {
        gtk_action_bar_remove(C.opaque(_raw), C.cast(child._raw))
    }
}

extension Members where Owner: ActionBar {
    public var revealed: PropertyKey<Owner, Bool> { PropertyKey("revealed") }
}
