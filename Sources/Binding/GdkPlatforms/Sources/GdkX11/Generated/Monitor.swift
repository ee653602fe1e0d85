// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGdkX11
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

/// `GdkX11Monitor`.
open class Monitor: Gdk.Monitor {
    open override nonisolated class var gtype: UInt { _ = GdkX11Module.isRegistered; return gdk_x11_monitor_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Monitor(_borrowed: raw) }
}

extension Monitor {
    /// `gdk_x11_monitor_get_output()`.
    public var output: UInt { gdk_x11_monitor_get_output(C.opaque(_raw)) }

    /// `gdk_x11_monitor_get_workarea()`.
    public var workarea: Gdk.Rectangle {
        var workarea = GdkRectangle()
        gdk_x11_monitor_get_workarea(C.opaque(_raw), &workarea)
        return Gdk.Rectangle(_c: workarea)
    }
}
