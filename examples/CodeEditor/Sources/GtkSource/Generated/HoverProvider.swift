// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
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

/// `GtkSourceHoverProvider`.
@MainActor
public protocol HoverProvider: Object {}

/// Some object with the interface ``HoverProvider``, of a class that is private to its library.
public final class AnyHoverProvider: Object, HoverProvider {
    public override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_hover_provider_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyHoverProvider(_borrowed: raw) }
}

extension HoverProvider {
    /// `gtk_source_hover_provider_populate_async()`, `gtk_source_hover_provider_populate_finish()`.
    public func populate(_ context: HoverContext, display: HoverDisplay) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gtk_source_hover_provider_populate_async(C.opaque(_raw), C.opaque(context._raw), C.opaque(display._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_source_hover_provider_populate_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}
