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

/// `GtkVolumeButton`. <https://docs.gtk.org/gtk4/class.VolumeButton.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ScaleButton.")
#endif
open class VolumeButton: ScaleButton {
    open override nonisolated class var gtype: UInt { gtk_volume_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { VolumeButton(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ScaleButton.")
#endif
extension VolumeButton {
    /// `use-symbolic`.
    public var useSymbolic: Bool {
        get { property("use-symbolic") }
        set { setProperty("use-symbolic", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.useSymbolic; defer { self.useSymbolic = value }; yield &value }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ScaleButton.")
#endif
extension Members where Owner: VolumeButton {
    public var useSymbolic: PropertyKey<Owner, Bool> { PropertyKey("use-symbolic") }
}
