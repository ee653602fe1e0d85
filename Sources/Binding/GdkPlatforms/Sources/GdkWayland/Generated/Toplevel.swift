// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGdkWayland
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GdkWaylandToplevel`.
open class Toplevel: Surface, Gdk.Toplevel {
    open override nonisolated class var gtype: UInt { _ = GdkWaylandModule.isRegistered; return gdk_wayland_toplevel_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Toplevel(_borrowed: raw) }
}

extension Toplevel {
    /// `gdk_wayland_toplevel_export_handle()`.
    @discardableResult
    public func exportHandle(_ callback: @escaping ToplevelExported) -> Bool {
        gdk_wayland_toplevel_export_handle(C.opaque(_raw), ToplevelExportedThunk.call, ToplevelExportedThunk.retained(callback), releaseCallback) != 0
    }

    /// `gdk_wayland_toplevel_set_application_id()`.
    public func setApplicationId(_ applicationId: String) {
        gdk_wayland_toplevel_set_application_id(C.opaque(_raw), applicationId)
    }

    /// `gdk_wayland_toplevel_set_transient_for_exported()`.
    @discardableResult
    public func setTransientForExported(_ parentHandleStr: String) -> Bool {
        gdk_wayland_toplevel_set_transient_for_exported(C.opaque(_raw), parentHandleStr) != 0
    }

    /// `gdk_wayland_toplevel_unexport_handle()`.
    public func unexportHandle() {
        gdk_wayland_toplevel_unexport_handle(C.opaque(_raw))
    }
}
