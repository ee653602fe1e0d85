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

/// `GtkColorButton`. <https://docs.gtk.org/gtk4/class.ColorButton.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColorDialogButton instead.")
#endif
open class ColorButton: Widget, ColorChooser {
    open override nonisolated class var gtype: UInt { gtk_color_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ColorButton(_borrowed: raw) }

    /// `gtk_color_button_new_with_rgba()`.
    public convenience init(rgba: Gdk.RGBA) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["rgba": rgba]); return }
        var cRgba = rgba._c
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_color_button_new_with_rgba(&cRgba)), "gtk_color_button_new_with_rgba"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColorDialogButton instead.")
#endif
extension ColorButton {
    /// `modal`, `gtk_color_button_get_modal()`.
    public var modal: Bool {
        get { gtk_color_button_get_modal(C.opaque(_raw)) != 0 }
        set { gtk_color_button_set_modal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `show-editor`.
    public var showEditor: Bool {
        get { property("show-editor") }
        set { setProperty("show-editor", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.showEditor; defer { self.showEditor = value }; yield &value }
    }

    /// `title`, `gtk_color_button_get_title()`.
    public var title: String {
        get { C.string(gtk_color_button_get_title(C.opaque(_raw))) }
        set { gtk_color_button_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `color-set`.
    @discardableResult
    public func onColorSet(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("color-set", after: after, plain: handler)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.ColorDialogButton instead.")
#endif
extension Members where Owner: ColorButton {
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var showEditor: PropertyKey<Owner, Bool> { PropertyKey("show-editor") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var colorSet: SignalKey<Owner, Void> { SignalKey("color-set") }
}
