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

/// `GtkPageSetup`. <https://docs.gtk.org/gtk4/class.PageSetup.html>
open class PageSetup: Object {
    open override nonisolated class var gtype: UInt { gtk_page_setup_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PageSetup(_borrowed: raw) }

    /// `gtk_page_setup_new_from_file()`.
    public convenience init(fileName: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gtk_page_setup_new_from_file(C.bytes(fileName), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gtk_page_setup_new_from_file"))
    }

    /// `gtk_page_setup_new_from_gvariant()`.
    public convenience init(variant: Variant) {
        self.init(_constructed: C.present(C.raw(gtk_page_setup_new_from_gvariant(C.opaque(variant._raw))), "gtk_page_setup_new_from_gvariant"))
    }

    /// `gtk_page_setup_new_from_key_file()`.
    public convenience init(keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gtk_page_setup_new_from_key_file(C.opaque(keyFile._raw), groupName, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gtk_page_setup_new_from_key_file"))
    }
}

extension PageSetup {
    /// `gtk_page_setup_copy()`.
    @discardableResult
    public func copy() -> PageSetup {
        C.present(C.adopt(C.raw(gtk_page_setup_copy(C.opaque(_raw)))), "gtk_page_setup_copy")
    }

    /// `gtk_page_setup_get_bottom_margin()`.
    public func bottomMargin(in unit: Unit) -> Double {
        gtk_page_setup_get_bottom_margin(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_get_left_margin()`.
    public func leftMargin(in unit: Unit) -> Double {
        gtk_page_setup_get_left_margin(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_get_orientation()`.
    public var orientation: PageOrientation {
        get { C.enumeration(gtk_page_setup_get_orientation(C.opaque(_raw)).rawValue) }
        set { gtk_page_setup_set_orientation(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.orientation; defer { self.orientation = value }; yield &value }
    }

    /// `gtk_page_setup_get_page_height()`.
    public func pageHeight(in unit: Unit) -> Double {
        gtk_page_setup_get_page_height(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_get_page_width()`.
    public func pageWidth(in unit: Unit) -> Double {
        gtk_page_setup_get_page_width(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_get_paper_height()`.
    public func paperHeight(in unit: Unit) -> Double {
        gtk_page_setup_get_paper_height(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_get_paper_size()`.
    public var paperSize: PaperSize {
        get { C.present(C.copy(C.raw(gtk_page_setup_get_paper_size(C.opaque(_raw)))), "gtk_page_setup_get_paper_size") }
        set { gtk_page_setup_set_paper_size(C.opaque(_raw), C.opaque(newValue._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.paperSize; defer { self.paperSize = value }; yield &value }
    }

    /// `gtk_page_setup_get_paper_width()`.
    public func paperWidth(in unit: Unit) -> Double {
        gtk_page_setup_get_paper_width(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_get_right_margin()`.
    public func rightMargin(in unit: Unit) -> Double {
        gtk_page_setup_get_right_margin(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_get_top_margin()`.
    public func topMargin(in unit: Unit) -> Double {
        gtk_page_setup_get_top_margin(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_load_file()`.
    public func loadFile(_ fileName: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_page_setup_load_file(C.opaque(_raw), C.bytes(fileName), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_page_setup_load_key_file()`.
    public func loadKeyFile(_ keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_page_setup_load_key_file(C.opaque(_raw), C.opaque(keyFile._raw), groupName, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_page_setup_set_bottom_margin()`.
    public func setBottomMargin(margin: Double, unit: Unit) {
        gtk_page_setup_set_bottom_margin(C.opaque(_raw), margin, .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_set_left_margin()`.
    public func setLeftMargin(margin: Double, unit: Unit) {
        gtk_page_setup_set_left_margin(C.opaque(_raw), margin, .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_set_paper_size_and_default_margins()`.
    public func setPaperSizeAndDefaultMargins(_ size: PaperSize) {
        gtk_page_setup_set_paper_size_and_default_margins(C.opaque(_raw), C.opaque(size._raw))
    }

    /// `gtk_page_setup_set_right_margin()`.
    public func setRightMargin(margin: Double, unit: Unit) {
        gtk_page_setup_set_right_margin(C.opaque(_raw), margin, .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_set_top_margin()`.
    public func setTopMargin(margin: Double, unit: Unit) {
        gtk_page_setup_set_top_margin(C.opaque(_raw), margin, .init(rawValue: C.number(unit)))
    }

    /// `gtk_page_setup_to_file()`.
    public func toFile(_ fileName: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_page_setup_to_file(C.opaque(_raw), C.bytes(fileName), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_page_setup_to_gvariant()`.
    public func toGvariant() -> Variant {
        C.present(C.copy(C.raw(gtk_page_setup_to_gvariant(C.opaque(_raw)))), "gtk_page_setup_to_gvariant")
    }

    /// `gtk_page_setup_to_key_file()`.
    public func toKeyFile(_ keyFile: KeyFile, groupName: String? = nil) {
        gtk_page_setup_to_key_file(C.opaque(_raw), C.opaque(keyFile._raw), groupName)
    }
}
