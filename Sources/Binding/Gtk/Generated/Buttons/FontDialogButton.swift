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
/// `GtkFontDialogButton`. <https://docs.gtk.org/gtk4/class.FontDialogButton.html>
open class FontDialogButton: Widget {
    open override nonisolated class var gtype: UInt { gtk_font_dialog_button_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FontDialogButton(_borrowed: raw) }

    /// `gtk_font_dialog_button_new()`.
    public convenience init(dialog: FontDialog? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["dialog": dialog]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_font_dialog_button_new(C.opaque(dialog?._retained()))), "gtk_font_dialog_button_new"))
    }
}

extension FontDialogButton {
    /// `dialog`, `gtk_font_dialog_button_get_dialog()`.
    public var dialog: FontDialog? {
        get { C.borrow(C.raw(gtk_font_dialog_button_get_dialog(C.opaque(_raw)))) }
        set { setProperty("dialog", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.dialog; defer { self.dialog = value }; yield &value }
    }

    /// `font-desc`, `gtk_font_dialog_button_get_font_desc()`.
    public var fontDesc: Pango.FontDescription? {
        get { C.copy(C.raw(gtk_font_dialog_button_get_font_desc(C.opaque(_raw)))) }
        set { setProperty("font-desc", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fontDesc; defer { self.fontDesc = value }; yield &value }
    }

    /// `font-features`, `gtk_font_dialog_button_get_font_features()`.
    public var fontFeatures: String? {
        get { C.optionalString(gtk_font_dialog_button_get_font_features(C.opaque(_raw))) }
        set { gtk_font_dialog_button_set_font_features(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fontFeatures; defer { self.fontFeatures = value }; yield &value }
    }

    /// `language`, `gtk_font_dialog_button_get_language()`.
    public var language: Pango.Language? {
        get { C.take(C.raw(gtk_font_dialog_button_get_language(C.opaque(_raw)))) }
        set { gtk_font_dialog_button_set_language(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.language; defer { self.language = value }; yield &value }
    }

    /// `level`, `gtk_font_dialog_button_get_level()`.
    public var level: FontLevel {
        get { C.enumeration(gtk_font_dialog_button_get_level(C.opaque(_raw)).rawValue) }
        set { gtk_font_dialog_button_set_level(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.level; defer { self.level = value }; yield &value }
    }

    /// `use-font`, `gtk_font_dialog_button_get_use_font()`.
    public var useFont: Bool {
        get { gtk_font_dialog_button_get_use_font(C.opaque(_raw)) != 0 }
        set { gtk_font_dialog_button_set_use_font(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useFont; defer { self.useFont = value }; yield &value }
    }

    /// `use-size`, `gtk_font_dialog_button_get_use_size()`.
    public var useSize: Bool {
        get { gtk_font_dialog_button_get_use_size(C.opaque(_raw)) != 0 }
        set { gtk_font_dialog_button_set_use_size(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useSize; defer { self.useSize = value }; yield &value }
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

extension Members where Owner: FontDialogButton {
    public var dialog: PropertyKey<Owner, FontDialog?> { PropertyKey("dialog") }
    public var fontDesc: PropertyKey<Owner, Pango.FontDescription?> { PropertyKey("font-desc") }
    public var fontFeatures: PropertyKey<Owner, String?> { PropertyKey("font-features") }
    public var language: PropertyKey<Owner, Pango.Language?> { PropertyKey("language") }
    public var level: PropertyKey<Owner, FontLevel> { PropertyKey("level") }
    public var useFont: PropertyKey<Owner, Bool> { PropertyKey("use-font") }
    public var useSize: PropertyKey<Owner, Bool> { PropertyKey("use-size") }
#if GTK_4_14
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
#endif
}
#endif
