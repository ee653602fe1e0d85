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

/// `GdkX11AppLaunchContext`.
open class AppLaunchContext: Gdk.AppLaunchContext {
    open override nonisolated class var gtype: UInt { _ = GdkX11Module.isRegistered; return gdk_x11_app_launch_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AppLaunchContext(_borrowed: raw) }
}
