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

/// `GtkFontButton`. <https://docs.gtk.org/gtk4/class.FontButton.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FontDialogButton instead.")
#endif
open class FontButton: Widget, FontChooser {
    open override nonisolated class var gtype: UInt { gtk_font_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FontButton(_borrowed: raw) }

    /// `gtk_font_button_new_with_font()`.
    public convenience init(fontname: String) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_font_button_new_with_font(fontname)), "gtk_font_button_new_with_font"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FontDialogButton instead.")
#endif
extension FontButton {
    /// `modal`, `gtk_font_button_get_modal()`.
    public var modal: Bool {
        get { gtk_font_button_get_modal(C.opaque(_raw)) != 0 }
        set { gtk_font_button_set_modal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `title`, `gtk_font_button_get_title()`.
    public var title: String {
        get { C.string(gtk_font_button_get_title(C.opaque(_raw))) }
        set { gtk_font_button_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `use-font`, `gtk_font_button_get_use_font()`.
    public var useFont: Bool {
        get { gtk_font_button_get_use_font(C.opaque(_raw)) != 0 }
        set { gtk_font_button_set_use_font(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useFont; defer { self.useFont = value }; yield &value }
    }

    /// `use-size`, `gtk_font_button_get_use_size()`.
    public var useSize: Bool {
        get { gtk_font_button_get_use_size(C.opaque(_raw)) != 0 }
        set { gtk_font_button_set_use_size(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useSize; defer { self.useSize = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `font-set`.
    @discardableResult
    public func onFontSet(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("font-set", after: after, plain: handler)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FontDialogButton instead.")
#endif
extension Members where Owner: FontButton {
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
    public var useFont: PropertyKey<Owner, Bool> { PropertyKey("use-font") }
    public var useSize: PropertyKey<Owner, Bool> { PropertyKey("use-size") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
    public var fontSet: SignalKey<Owner, Void> { SignalKey("font-set") }
}
