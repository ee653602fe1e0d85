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
/// `GtkColorDialogButton`. <https://docs.gtk.org/gtk4/class.ColorDialogButton.html>
open class ColorDialogButton: Widget {
    open override nonisolated class var gtype: UInt { gtk_color_dialog_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ColorDialogButton(_borrowed: raw) }

    /// `gtk_color_dialog_button_new()`.
    public convenience init(dialog: ColorDialog? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["dialog": dialog]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_color_dialog_button_new(C.opaque(dialog?._retained()))), "gtk_color_dialog_button_new"))
    }
}

extension ColorDialogButton {
    /// `dialog`, `gtk_color_dialog_button_get_dialog()`.
    public var dialog: ColorDialog? {
        get { C.borrow(C.raw(gtk_color_dialog_button_get_dialog(C.opaque(_raw)))) }
        set { setProperty("dialog", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.dialog; defer { self.dialog = value }; yield &value }
    }

    /// `rgba`, `gtk_color_dialog_button_get_rgba()`.
    public var rgba: Gdk.RGBA {
        get { C.present(C.value(gtk_color_dialog_button_get_rgba(C.opaque(_raw))), "gtk_color_dialog_button_get_rgba") }
        set {
            var cNewValue = newValue._c
            gtk_color_dialog_button_set_rgba(C.opaque(_raw), &cNewValue)
        }
        @_alwaysEmitIntoClient _modify { var value = self.rgba; defer { self.rgba = value }; yield &value }
    }

#if GTK_4_14
    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }
#endif
}

extension Members where Owner: ColorDialogButton {
    public var dialog: PropertyKey<Owner, ColorDialog?> { PropertyKey("dialog") }
    public var rgba: PropertyKey<Owner, Gdk.RGBA> { PropertyKey("rgba") }
#if GTK_4_14
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
#endif
}
#endif
