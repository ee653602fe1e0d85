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

/// `GtkPaperSize`. <https://docs.gtk.org/gtk4/struct.PaperSize.html>
public final class PaperSize: Boxed {
    public override class var gtype: UInt { gtk_paper_size_get_type() }

    /// `gtk_paper_size_new()`.
    public convenience init(name: String? = nil) {
        self.init(_taking: C.present(C.raw(gtk_paper_size_new(name)), "gtk_paper_size_new"))
    }

    /// `gtk_paper_size_new_custom()`.
    public convenience init(name: String, displayName: String, width: Double, height: Double, unit: Unit) {
        self.init(_taking: C.present(C.raw(gtk_paper_size_new_custom(name, displayName, width, height, .init(rawValue: C.number(unit)))), "gtk_paper_size_new_custom"))
    }

    /// `gtk_paper_size_new_from_gvariant()`.
    public convenience init(variant: Variant) {
        self.init(_taking: C.present(C.raw(gtk_paper_size_new_from_gvariant(C.opaque(variant._raw))), "gtk_paper_size_new_from_gvariant"))
    }

    /// `gtk_paper_size_new_from_ipp()`.
    public convenience init(ippName: String, width: Double, height: Double) {
        self.init(_taking: C.present(C.raw(gtk_paper_size_new_from_ipp(ippName, width, height)), "gtk_paper_size_new_from_ipp"))
    }

    /// `gtk_paper_size_new_from_key_file()`.
    public convenience init(keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gtk_paper_size_new_from_key_file(C.opaque(keyFile._raw), groupName, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_taking: C.present(result, "gtk_paper_size_new_from_key_file"))
    }

    /// `gtk_paper_size_new_from_ppd()`.
    public convenience init(ppdName: String, ppdDisplayName: String, width: Double, height: Double) {
        self.init(_taking: C.present(C.raw(gtk_paper_size_new_from_ppd(ppdName, ppdDisplayName, width, height)), "gtk_paper_size_new_from_ppd"))
    }
}

extension PaperSize {
    /// `gtk_paper_size_copy()`.
    @discardableResult
    public func copy() -> PaperSize {
        C.present(C.take(C.raw(gtk_paper_size_copy(C.opaque(_raw)))), "gtk_paper_size_copy")
    }

    /// `gtk_paper_size_get_default_bottom_margin()`.
    public func defaultBottomMargin(in unit: Unit) -> Double {
        gtk_paper_size_get_default_bottom_margin(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_paper_size_get_default_left_margin()`.
    public func defaultLeftMargin(in unit: Unit) -> Double {
        gtk_paper_size_get_default_left_margin(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_paper_size_get_default_right_margin()`.
    public func defaultRightMargin(in unit: Unit) -> Double {
        gtk_paper_size_get_default_right_margin(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_paper_size_get_default_top_margin()`.
    public func defaultTopMargin(in unit: Unit) -> Double {
        gtk_paper_size_get_default_top_margin(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_paper_size_get_display_name()`.
    public var displayName: String { C.string(gtk_paper_size_get_display_name(C.opaque(_raw))) }

    /// `gtk_paper_size_get_height()`.
    public func height(in unit: Unit) -> Double {
        gtk_paper_size_get_height(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_paper_size_get_name()`.
    public var name: String { C.string(gtk_paper_size_get_name(C.opaque(_raw))) }

    /// `gtk_paper_size_get_ppd_name()`.
    public var ppdName: String { C.string(gtk_paper_size_get_ppd_name(C.opaque(_raw))) }

    /// `gtk_paper_size_get_width()`.
    public func width(in unit: Unit) -> Double {
        gtk_paper_size_get_width(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_paper_size_is_custom()`.
    public var isCustom: Bool { gtk_paper_size_is_custom(C.opaque(_raw)) != 0 }

    /// `gtk_paper_size_is_equal()`.
    public func isEqual(_ size2: PaperSize) -> Bool {
        gtk_paper_size_is_equal(C.opaque(_raw), C.opaque(size2._raw)) != 0
    }

    /// `gtk_paper_size_is_ipp()`.
    public var isIpp: Bool { gtk_paper_size_is_ipp(C.opaque(_raw)) != 0 }

    /// `gtk_paper_size_set_size()`.
    public func setSize(width: Double, height: Double, unit: Unit) {
        gtk_paper_size_set_size(C.opaque(_raw), width, height, .init(rawValue: C.number(unit)))
    }

    /// `gtk_paper_size_to_gvariant()`.
    public func toGvariant() -> Variant {
        C.present(C.copy(C.raw(gtk_paper_size_to_gvariant(C.opaque(_raw)))), "gtk_paper_size_to_gvariant")
    }

    /// `gtk_paper_size_to_key_file()`.
    public func toKeyFile(_ keyFile: KeyFile, groupName: String) {
        gtk_paper_size_to_key_file(C.opaque(_raw), C.opaque(keyFile._raw), groupName)
    }

    /// `gtk_paper_size_get_default()`.
    public static var `default`: String { C.string(gtk_paper_size_get_default()) }

    /// `gtk_paper_size_get_paper_sizes()`.
    public static func all(includingCustom includeCustom: Bool) -> [PaperSize] {
        C.array(list: gtk_paper_size_get_paper_sizes(includeCustom ? 1 : 0), .full) { C.present(C.take($0), "gtk_paper_size_get_paper_sizes") }
    }
}
