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

/// `GtkSizeGroup`. <https://docs.gtk.org/gtk4/class.SizeGroup.html>
open class SizeGroup: Object, Buildable {
    open override nonisolated class var gtype: UInt { gtk_size_group_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SizeGroup(_borrowed: raw) }

    /// `gtk_size_group_new()`.
    public convenience init(mode: SizeGroupMode) {
        if Self.hasOwnType { self.init(properties: ["mode": mode]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_size_group_new(.init(rawValue: C.number(mode)))), "gtk_size_group_new"))
    }
}

extension SizeGroup {
    /// `mode`, `gtk_size_group_get_mode()`.
    public var mode: SizeGroupMode {
        get { C.enumeration(gtk_size_group_get_mode(C.cast(_raw)).rawValue) }
        set { gtk_size_group_set_mode(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.mode; defer { self.mode = value }; yield &value }
    }

    /// `gtk_size_group_add_widget()`.
    public func addWidget(_ widget: Widget) {
        gtk_size_group_add_widget(C.cast(_raw), C.cast(widget._raw))
    }

    /// `gtk_size_group_get_widgets()`.
    public var widgets: [Widget] { C.array(slist: gtk_size_group_get_widgets(C.cast(_raw)), .none) { C.present(C.borrow($0), "gtk_size_group_get_widgets") } }

    /// `gtk_size_group_remove_widget()`.
    public func removeWidget(_ widget: Widget) {
        gtk_size_group_remove_widget(C.cast(_raw), C.cast(widget._raw))
    }
}

extension Members where Owner: SizeGroup {
    public var mode: PropertyKey<Owner, SizeGroupMode> { PropertyKey("mode") }
}
