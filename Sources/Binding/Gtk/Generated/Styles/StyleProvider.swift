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

/// `GtkStyleProvider`. <https://docs.gtk.org/gtk4/iface.StyleProvider.html>
@MainActor
public protocol StyleProvider: Object {}

/// Some object with the interface ``StyleProvider``, of a class that is private to its library.
public final class AnyStyleProvider: Object, StyleProvider {
    public override nonisolated class var gtype: UInt { gtk_style_provider_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyStyleProvider(_borrowed: raw) }
}

extension StyleProvider {
    /// `gtk-private-changed`.
    @discardableResult
    public func onGtkPrivateChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("gtk-private-changed", after: after, plain: handler)
    }
}

extension Members where Owner: StyleProvider {
    public var gtkPrivateChanged: SignalKey<Owner, Void> { SignalKey("gtk-private-changed") }
}
