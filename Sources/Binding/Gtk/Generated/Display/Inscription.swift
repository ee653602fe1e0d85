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

/// `GtkInscription`. <https://docs.gtk.org/gtk4/class.Inscription.html>
open class Inscription: Widget {
    open override nonisolated class var gtype: UInt { gtk_inscription_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Inscription(_borrowed: raw) }

    /// `gtk_inscription_new()`.
    public convenience init(_ text: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["text": text]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_inscription_new(text)), "gtk_inscription_new"))
    }
}

#if GTK_4_14
extension Inscription: AccessibleText {}
#endif

extension Inscription {
    /// `attributes`, `gtk_inscription_get_attributes()`.
    public var attributes: Pango.AttrList? {
        get { C.copy(C.raw(gtk_inscription_get_attributes(C.opaque(_raw)))) }
        set { gtk_inscription_set_attributes(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.attributes; defer { self.attributes = value }; yield &value }
    }

    /// `markup`. It is only written.
    public func setMarkup(_ newValue: String?) {
        gtk_inscription_set_markup(C.opaque(_raw), newValue)
    }

    /// `min-chars`, `gtk_inscription_get_min_chars()`.
    public var minChars: Int {
        get { C.int(gtk_inscription_get_min_chars(C.opaque(_raw))) }
        set { gtk_inscription_set_min_chars(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.minChars; defer { self.minChars = value }; yield &value }
    }

    /// `min-lines`, `gtk_inscription_get_min_lines()`.
    public var minLines: Int {
        get { C.int(gtk_inscription_get_min_lines(C.opaque(_raw))) }
        set { gtk_inscription_set_min_lines(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.minLines; defer { self.minLines = value }; yield &value }
    }

    /// `nat-chars`, `gtk_inscription_get_nat_chars()`.
    public var natChars: Int {
        get { C.int(gtk_inscription_get_nat_chars(C.opaque(_raw))) }
        set { gtk_inscription_set_nat_chars(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.natChars; defer { self.natChars = value }; yield &value }
    }

    /// `nat-lines`, `gtk_inscription_get_nat_lines()`.
    public var natLines: Int {
        get { C.int(gtk_inscription_get_nat_lines(C.opaque(_raw))) }
        set { gtk_inscription_set_nat_lines(C.opaque(_raw), C.guint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.natLines; defer { self.natLines = value }; yield &value }
    }

    /// `text`, `gtk_inscription_get_text()`.
    public var text: String? {
        get { C.optionalString(gtk_inscription_get_text(C.opaque(_raw))) }
        set { gtk_inscription_set_text(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `text-overflow`, `gtk_inscription_get_text_overflow()`.
    public var textOverflow: InscriptionOverflow {
        get { C.enumeration(gtk_inscription_get_text_overflow(C.opaque(_raw)).rawValue) }
        set { gtk_inscription_set_text_overflow(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.textOverflow; defer { self.textOverflow = value }; yield &value }
    }

    /// `wrap-mode`, `gtk_inscription_get_wrap_mode()`.
    public var wrapMode: Pango.WrapMode {
        get { C.enumeration(gtk_inscription_get_wrap_mode(C.opaque(_raw)).rawValue) }
        set { gtk_inscription_set_wrap_mode(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.wrapMode; defer { self.wrapMode = value }; yield &value }
    }

    /// `xalign`, `gtk_inscription_get_xalign()`.
    public var xalign: Double {
        get { Double(gtk_inscription_get_xalign(C.opaque(_raw))) }
        set { gtk_inscription_set_xalign(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.xalign; defer { self.xalign = value }; yield &value }
    }

    /// `yalign`, `gtk_inscription_get_yalign()`.
    public var yalign: Double {
        get { Double(gtk_inscription_get_yalign(C.opaque(_raw))) }
        set { gtk_inscription_set_yalign(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.yalign; defer { self.yalign = value }; yield &value }
    }
}

extension Members where Owner: Inscription {
    public var attributes: PropertyKey<Owner, Pango.AttrList?> { PropertyKey("attributes") }
    public var minChars: PropertyKey<Owner, Int> { PropertyKey("min-chars") }
    public var minLines: PropertyKey<Owner, Int> { PropertyKey("min-lines") }
    public var natChars: PropertyKey<Owner, Int> { PropertyKey("nat-chars") }
    public var natLines: PropertyKey<Owner, Int> { PropertyKey("nat-lines") }
    public var text: PropertyKey<Owner, String?> { PropertyKey("text") }
    public var textOverflow: PropertyKey<Owner, InscriptionOverflow> { PropertyKey("text-overflow") }
    public var wrapMode: PropertyKey<Owner, Pango.WrapMode> { PropertyKey("wrap-mode") }
    public var xalign: PropertyKey<Owner, Double> { PropertyKey("xalign") }
    public var yalign: PropertyKey<Owner, Double> { PropertyKey("yalign") }
}
