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

#if GTK_4_10
/// `GtkUriLauncher`. <https://docs.gtk.org/gtk4/class.UriLauncher.html>
open class UriLauncher: Object {
    open override nonisolated class var gtype: UInt { gtk_uri_launcher_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { UriLauncher(_borrowed: raw) }

    /// `gtk_uri_launcher_new()`.
    public convenience init(uri: String? = nil) {
        if Self.hasOwnType { self.init(properties: ["uri": uri]); return }
        self.init(_constructed: C.present(C.raw(gtk_uri_launcher_new(uri)), "gtk_uri_launcher_new"))
    }
}

extension UriLauncher {
    /// `uri`, `gtk_uri_launcher_get_uri()`.
    public var uri: String? {
        get { C.optionalString(gtk_uri_launcher_get_uri(C.opaque(_raw))) }
        set { gtk_uri_launcher_set_uri(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.uri; defer { self.uri = value }; yield &value }
    }

    /// `gtk_uri_launcher_launch()`, `gtk_uri_launcher_launch_finish()`.
    public func launch(parent: Window? = nil) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gtk_uri_launcher_launch(C.opaque(_raw), C.cast(parent?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_uri_launcher_launch_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: UriLauncher {
    public var uri: PropertyKey<Owner, String?> { PropertyKey("uri") }
}
#endif
