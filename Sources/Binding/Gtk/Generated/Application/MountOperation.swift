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

/// `GtkMountOperation`. <https://docs.gtk.org/gtk4/class.MountOperation.html>
open class MountOperation: Gio.MountOperation {
    open override nonisolated class var gtype: UInt { gtk_mount_operation_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { MountOperation(_borrowed: raw) }

    /// `gtk_mount_operation_new()`.
    public convenience init(parent: Window? = nil) {
        if Self.hasOwnType { self.init(properties: ["parent": parent]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_mount_operation_new(C.cast(parent?._raw))), "gtk_mount_operation_new"))
    }
}

extension MountOperation {
    /// `display`, `gtk_mount_operation_get_display()`.
    public var display: Gdk.Display! {
        get { C.present(C.borrow(C.raw(gtk_mount_operation_get_display(C.cast(_raw)))), "gtk_mount_operation_get_display") }
        set { setProperty("display", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.display; defer { self.display = value }; yield &value }
    }

    /// `is-showing`, `gtk_mount_operation_is_showing()`.
    public var isShowing: Bool { gtk_mount_operation_is_showing(C.cast(_raw)) != 0 }

    /// `parent`, `gtk_mount_operation_get_parent()`.
    public var parent: Window? {
        get { C.borrow(gtk_mount_operation_get_parent(C.cast(_raw))) }
        set { gtk_mount_operation_set_parent(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.parent; defer { self.parent = value }; yield &value }
    }
}

extension Members where Owner: MountOperation {
    public var display: PropertyKey<Owner, Gdk.Display?> { PropertyKey("display") }
    public var isShowing: PropertyKey<Owner, Bool> { PropertyKey("is-showing") }
    public var parent: PropertyKey<Owner, Window?> { PropertyKey("parent") }
}
