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
/// `GtkFontDialog`. <https://docs.gtk.org/gtk4/class.FontDialog.html>
open class FontDialog: Object {
    open override nonisolated class var gtype: UInt { gtk_font_dialog_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FontDialog(_borrowed: raw) }
}

extension FontDialog {
    /// `filter`, `gtk_font_dialog_get_filter()`.
    public var filter: Filter? {
        get { C.borrow(gtk_font_dialog_get_filter(C.opaque(_raw))) }
        set { gtk_font_dialog_set_filter(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.filter; defer { self.filter = value }; yield &value }
    }

    /// `font-map`, `gtk_font_dialog_get_font_map()`.
    public var fontMap: Pango.FontMap? {
        get { C.borrow(gtk_font_dialog_get_font_map(C.opaque(_raw))) }
        set { gtk_font_dialog_set_font_map(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.fontMap; defer { self.fontMap = value }; yield &value }
    }

    /// `language`, `gtk_font_dialog_get_language()`.
    public var language: Pango.Language? {
        get { C.take(C.raw(gtk_font_dialog_get_language(C.opaque(_raw)))) }
        set { setProperty("language", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.language; defer { self.language = value }; yield &value }
    }

    /// `modal`, `gtk_font_dialog_get_modal()`.
    public var modal: Bool {
        get { gtk_font_dialog_get_modal(C.opaque(_raw)) != 0 }
        set { gtk_font_dialog_set_modal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.modal; defer { self.modal = value }; yield &value }
    }

    /// `title`, `gtk_font_dialog_get_title()`.
    public var title: String {
        get { C.string(gtk_font_dialog_get_title(C.opaque(_raw))) }
        set { gtk_font_dialog_set_title(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.title; defer { self.title = value }; yield &value }
    }

    /// `gtk_font_dialog_choose_face()`, `gtk_font_dialog_choose_face_finish()`.
    @discardableResult
    public func chooseFace(
        parent: Window? = nil, initialValue: Pango.FontFace? = nil
    ) async throws(GLibError) -> Pango.FontFace? {
        let source = await C.ready { cancellable, ready, data in
            gtk_font_dialog_choose_face(C.opaque(_raw), C.cast(parent?._raw), C.cast(initialValue?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_font_dialog_choose_face_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(result)
    }

    /// `gtk_font_dialog_choose_family()`, `gtk_font_dialog_choose_family_finish()`.
    @discardableResult
    public func chooseFamily(
        parent: Window? = nil, initialValue: Pango.FontFamily? = nil
    ) async throws(GLibError) -> Pango.FontFamily? {
        let source = await C.ready { cancellable, ready, data in
            gtk_font_dialog_choose_family(C.opaque(_raw), C.cast(parent?._raw), C.cast(initialValue?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_font_dialog_choose_family_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(result)
    }

    /// `gtk_font_dialog_choose_font()`, `gtk_font_dialog_choose_font_finish()`.
    @discardableResult
    public func chooseFont(
        parent: Window? = nil, initialValue: Pango.FontDescription? = nil
    ) async throws(GLibError) -> Pango.FontDescription? {
        let source = await C.ready { cancellable, ready, data in
            gtk_font_dialog_choose_font(C.opaque(_raw), C.cast(parent?._raw), C.opaque(initialValue?._raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gtk_font_dialog_choose_font_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.take(C.raw(result))
    }

    /// `gtk_font_dialog_choose_font_and_features()`, `gtk_font_dialog_choose_font_and_features_finish()`.
    @discardableResult
    public func chooseFontAndFeatures(
        parent: Window? = nil, initialValue: Pango.FontDescription? = nil
    ) async throws(GLibError) -> (fontDesc: Pango.FontDescription?, fontFeatures: String?, language: Pango.Language?) {
        let source = await C.ready { cancellable, ready, data in
            gtk_font_dialog_choose_font_and_features(C.opaque(_raw), C.cast(parent?._raw), C.opaque(initialValue?._raw), cancellable, ready, data)
        }
        var fontDesc: OpaquePointer?
        var fontFeatures: UnsafeMutablePointer<CChar>?
        var language: OpaquePointer?
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_font_dialog_choose_font_and_features_finish(C.opaque(_raw), C.opaque(source._raw), &fontDesc, &fontFeatures, &language, &error)
        if let error { throw GLibError(taking: error) }
        return (C.take(C.raw(fontDesc)), C.takeOptionalString(fontFeatures), C.take(C.raw(language)))
    }
}

extension Members where Owner: FontDialog {
    public var filter: PropertyKey<Owner, Filter?> { PropertyKey("filter") }
    public var fontMap: PropertyKey<Owner, Pango.FontMap?> { PropertyKey("font-map") }
    public var language: PropertyKey<Owner, Pango.Language?> { PropertyKey("language") }
    public var modal: PropertyKey<Owner, Bool> { PropertyKey("modal") }
    public var title: PropertyKey<Owner, String> { PropertyKey("title") }
}
#endif
