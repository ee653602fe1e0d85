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

/// `GtkAppChooser`. <https://docs.gtk.org/gtk4/iface.AppChooser.html>
#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
@MainActor
public protocol AppChooser: Widget {}

/// Some object with the interface ``AppChooser``, of a class that is private to its library.
#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
public final class AnyAppChooser: Widget, AppChooser {
    public override nonisolated class var gtype: UInt { gtk_app_chooser_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyAppChooser(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
extension AppChooser {
    /// `content-type`, `gtk_app_chooser_get_content_type()`.
    public var contentType: String? { C.takeOptionalString(gtk_app_chooser_get_content_type(C.opaque(_raw))) }

    /// `gtk_app_chooser_get_app_info()`.
    public var appInfo: (any Gio.AppInfo)? { C.adopt(C.raw(gtk_app_chooser_get_app_info(C.opaque(_raw))), Gio.AnyAppInfo.self) }

    /// `gtk_app_chooser_refresh()`.
    public func refresh() {
        gtk_app_chooser_refresh(C.opaque(_raw))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "The application selection widgets should be implemented according to the design of each platform and/or application requiring them.")
#endif
extension Members where Owner: AppChooser {
    public var contentType: PropertyKey<Owner, String?> { PropertyKey("content-type") }
}
