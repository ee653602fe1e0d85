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

/// `GtkColorChooser`. <https://docs.gtk.org/gtk4/iface.ColorChooser.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
#endif
@MainActor
public protocol ColorChooser: Object {}

/// Some object with the interface ``ColorChooser``, of a class that is private to its library.
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
#endif
public final class AnyColorChooser: Object, ColorChooser {
    public override nonisolated class var gtype: UInt { gtk_color_chooser_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyColorChooser(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
#endif
extension ColorChooser {
    /// `rgba`.
    public var rgba: Gdk.RGBA {
        get { property("rgba") }
        set {
            var cNewValue = newValue._c
            gtk_color_chooser_set_rgba(C.opaque(_raw), &cNewValue)
        }
        @_alwaysEmitIntoClient _modify { var value = self.rgba; defer { self.rgba = value }; yield &value }
    }

    /// `use-alpha`, `gtk_color_chooser_get_use_alpha()`.
    public var useAlpha: Bool {
        get { gtk_color_chooser_get_use_alpha(C.opaque(_raw)) != 0 }
        set { gtk_color_chooser_set_use_alpha(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useAlpha; defer { self.useAlpha = value }; yield &value }
    }

    /// `color-activated`.
    @discardableResult
    public func onColorActivated(
        after: Bool = false, _ handler: @escaping @MainActor (_ color: Gdk.RGBA) -> Void
    ) -> SignalConnection {
        connect("color-activated", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_color_chooser_add_palette()`.
    public func addPalette(_ orientation: Orientation, colorsPerLine: Int, colors: [Gdk.RGBA]? = nil) {
        var cColors = (colors ?? []).map { $0._c }
        gtk_color_chooser_add_palette(C.opaque(_raw), .init(rawValue: C.number(orientation)), C.gint(colorsPerLine), C.gint((colors?.count ?? 0)), &cColors)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColorDialog and Gtk.ColorDialogButton instead of widgets implementing Gtk.ColorChooser.")
#endif
extension Members where Owner: ColorChooser {
    public var rgba: PropertyKey<Owner, Gdk.RGBA> { PropertyKey("rgba") }
    public var useAlpha: PropertyKey<Owner, Bool> { PropertyKey("use-alpha") }
    public var colorActivated: SignalKey<Owner, Gdk.RGBA> { SignalKey(one: "color-activated") }
}
