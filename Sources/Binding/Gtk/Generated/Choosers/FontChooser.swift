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

/// `GtkFontChooser`. <https://docs.gtk.org/gtk4/iface.FontChooser.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FontDialog and Gtk.FontDialogButton instead.")
#endif
@MainActor
public protocol FontChooser: Object {}

/// Some object with the interface ``FontChooser``, of a class that is private to its library.
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FontDialog and Gtk.FontDialogButton instead.")
#endif
public final class AnyFontChooser: Object, FontChooser {
    public override nonisolated class var gtype: UInt { gtk_font_chooser_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyFontChooser(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FontDialog and Gtk.FontDialogButton instead.")
#endif
extension FontChooser {
    /// `font`, `gtk_font_chooser_get_font()`.
    public var font: String? {
        get { C.takeOptionalString(gtk_font_chooser_get_font(C.opaque(_raw))) }
        set { setProperty("font", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.font; defer { self.font = value }; yield &value }
    }

    /// `font-desc`, `gtk_font_chooser_get_font_desc()`.
    public var fontDesc: Pango.FontDescription? {
        get { C.take(C.raw(gtk_font_chooser_get_font_desc(C.opaque(_raw)))) }
        set { setProperty("font-desc", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fontDesc; defer { self.fontDesc = value }; yield &value }
    }

    /// `font-features`, `gtk_font_chooser_get_font_features()`.
    public var fontFeatures: String { C.takeString(gtk_font_chooser_get_font_features(C.opaque(_raw))) }

    /// `language`, `gtk_font_chooser_get_language()`.
    public var language: String {
        get { C.takeString(gtk_font_chooser_get_language(C.opaque(_raw))) }
        set { gtk_font_chooser_set_language(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.language; defer { self.language = value }; yield &value }
    }

    /// `level`, `gtk_font_chooser_get_level()`.
    public var level: FontChooserLevel {
        get { C.flags(gtk_font_chooser_get_level(C.opaque(_raw)).rawValue) }
        set { gtk_font_chooser_set_level(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.level; defer { self.level = value }; yield &value }
    }

    /// `preview-text`, `gtk_font_chooser_get_preview_text()`.
    public var previewText: String {
        get { C.takeString(gtk_font_chooser_get_preview_text(C.opaque(_raw))) }
        set { gtk_font_chooser_set_preview_text(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.previewText; defer { self.previewText = value }; yield &value }
    }

    /// `show-preview-entry`, `gtk_font_chooser_get_show_preview_entry()`.
    public var showPreviewEntry: Bool {
        get { gtk_font_chooser_get_show_preview_entry(C.opaque(_raw)) != 0 }
        set { gtk_font_chooser_set_show_preview_entry(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.showPreviewEntry; defer { self.showPreviewEntry = value }; yield &value }
    }

    /// `font-activated`.
    @discardableResult
    public func onFontActivated(
        after: Bool = false, _ handler: @escaping @MainActor (_ fontname: String) -> Void
    ) -> SignalConnection {
        connect("font-activated", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_font_chooser_get_font_face()`.
    public var fontFace: Pango.FontFace? { C.borrow(gtk_font_chooser_get_font_face(C.opaque(_raw))) }

    /// `gtk_font_chooser_get_font_family()`.
    public var fontFamily: Pango.FontFamily? { C.borrow(gtk_font_chooser_get_font_family(C.opaque(_raw))) }

    /// `gtk_font_chooser_get_font_map()`.
    public var fontMap: Pango.FontMap? {
        get { C.adopt(gtk_font_chooser_get_font_map(C.opaque(_raw))) }
        set { gtk_font_chooser_set_font_map(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.fontMap; defer { self.fontMap = value }; yield &value }
    }

    /// `gtk_font_chooser_get_font_size()`.
    public var fontSize: Int { C.int(gtk_font_chooser_get_font_size(C.opaque(_raw))) }

    /// `gtk_font_chooser_set_filter_func()`.
    public func setFilterFunc(_ filter: FontFilterFunc? = nil) {
        gtk_font_chooser_set_filter_func(C.opaque(_raw), filter == nil ? nil : FontFilterFuncThunk.call, FontFilterFuncThunk.retained(filter), filter == nil ? nil : releaseCallback)
    }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.FontDialog and Gtk.FontDialogButton instead.")
#endif
extension Members where Owner: FontChooser {
    public var font: PropertyKey<Owner, String?> { PropertyKey("font") }
    public var fontDesc: PropertyKey<Owner, Pango.FontDescription?> { PropertyKey("font-desc") }
    public var fontFeatures: PropertyKey<Owner, String> { PropertyKey("font-features") }
    public var language: PropertyKey<Owner, String> { PropertyKey("language") }
    public var level: PropertyKey<Owner, FontChooserLevel> { PropertyKey("level") }
    public var previewText: PropertyKey<Owner, String> { PropertyKey("preview-text") }
    public var showPreviewEntry: PropertyKey<Owner, Bool> { PropertyKey("show-preview-entry") }
    public var fontActivated: SignalKey<Owner, String> { SignalKey(one: "font-activated") }
}
