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

/// `GtkSymbolicPaintable`. <https://docs.gtk.org/gtk4/iface.SymbolicPaintable.html>
@MainActor
public protocol SymbolicPaintable: Gdk.Paintable {}

/// Some object with the interface ``SymbolicPaintable``, of a class that is private to its library.
public final class AnySymbolicPaintable: Object, SymbolicPaintable {
    public override nonisolated class var gtype: UInt { gtk_symbolic_paintable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnySymbolicPaintable(_borrowed: raw) }
}

extension SymbolicPaintable {
    /// `gtk_symbolic_paintable_snapshot_symbolic()`.
    public func snapshotSymbolic(
        _ snapshot: Gdk.Snapshot, width: Double, height: Double, colors: [Gdk.RGBA]
    ) {
        let cColors = colors.map { $0._c }
        gtk_symbolic_paintable_snapshot_symbolic(C.opaque(_raw), C.opaque(snapshot._raw), width, height, cColors, C.gsize(colors.count))
    }
}
