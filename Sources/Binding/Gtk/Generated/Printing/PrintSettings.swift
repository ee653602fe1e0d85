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

/// `GtkPrintSettings`. <https://docs.gtk.org/gtk4/class.PrintSettings.html>
open class PrintSettings: Object {
    open override nonisolated class var gtype: UInt { gtk_print_settings_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PrintSettings(_borrowed: raw) }

    /// `gtk_print_settings_new_from_file()`.
    public convenience init(fileName: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gtk_print_settings_new_from_file(C.bytes(fileName), &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gtk_print_settings_new_from_file"))
    }

    /// `gtk_print_settings_new_from_gvariant()`.
    public convenience init(variant: Variant) {
        self.init(_constructed: C.present(C.raw(gtk_print_settings_new_from_gvariant(C.opaque(variant._raw))), "gtk_print_settings_new_from_gvariant"))
    }

    /// `gtk_print_settings_new_from_key_file()`.
    public convenience init(keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(gtk_print_settings_new_from_key_file(C.opaque(keyFile._raw), groupName, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gtk_print_settings_new_from_key_file"))
    }
}

extension PrintSettings {
    /// `gtk_print_settings_copy()`.
    @discardableResult
    public func copy() -> PrintSettings {
        C.present(C.adopt(C.raw(gtk_print_settings_copy(C.opaque(_raw)))), "gtk_print_settings_copy")
    }

    /// `gtk_print_settings_foreach()`.
    public func foreach(_ `func`: PrintSettingsFunc) {
        PrintSettingsFuncThunk.withTemporary(`func`) { data1 in gtk_print_settings_foreach(C.opaque(_raw), PrintSettingsFuncThunk.call, data1) }
    }

    /// `gtk_print_settings_get()`.
    @discardableResult
    public func get(_ key: String) -> String? {
        C.optionalString(gtk_print_settings_get(C.opaque(_raw), key))
    }

    /// `gtk_print_settings_get_bool()`.
    public func bool(forKey key: String) -> Bool {
        gtk_print_settings_get_bool(C.opaque(_raw), key) != 0
    }

    /// `gtk_print_settings_get_collate()`.
    public var collate: Bool {
        get { gtk_print_settings_get_collate(C.opaque(_raw)) != 0 }
        set { gtk_print_settings_set_collate(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.collate; defer { self.collate = value }; yield &value }
    }

    /// `gtk_print_settings_get_default_source()`.
    public var defaultSource: String? { C.optionalString(gtk_print_settings_get_default_source(C.opaque(_raw))) }

    /// `gtk_print_settings_get_dither()`.
    public var dither: String? { C.optionalString(gtk_print_settings_get_dither(C.opaque(_raw))) }

    /// `gtk_print_settings_get_double()`.
    public func double(forKey key: String) -> Double {
        gtk_print_settings_get_double(C.opaque(_raw), key)
    }

    /// `gtk_print_settings_get_double_with_default()`.
    public func double(forKey key: String, withDefault def: Double) -> Double {
        gtk_print_settings_get_double_with_default(C.opaque(_raw), key, def)
    }

    /// `gtk_print_settings_get_duplex()`.
    public var duplex: PrintDuplex {
        get { C.enumeration(gtk_print_settings_get_duplex(C.opaque(_raw)).rawValue) }
        set { gtk_print_settings_set_duplex(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.duplex; defer { self.duplex = value }; yield &value }
    }

    /// `gtk_print_settings_get_finishings()`.
    public var finishings: String? { C.optionalString(gtk_print_settings_get_finishings(C.opaque(_raw))) }

    /// `gtk_print_settings_get_int()`.
    public func int(forKey key: String) -> Int {
        C.int(gtk_print_settings_get_int(C.opaque(_raw), key))
    }

    /// `gtk_print_settings_get_int_with_default()`.
    public func int(forKey key: String, withDefault def: Int) -> Int {
        C.int(gtk_print_settings_get_int_with_default(C.opaque(_raw), key, C.gint(def)))
    }

    /// `gtk_print_settings_get_length()`.
    public func length(forKey key: String, unit: Unit) -> Double {
        gtk_print_settings_get_length(C.opaque(_raw), key, .init(rawValue: C.number(unit)))
    }

    /// `gtk_print_settings_get_media_type()`.
    public var mediaType: String? { C.optionalString(gtk_print_settings_get_media_type(C.opaque(_raw))) }

    /// `gtk_print_settings_get_n_copies()`.
    public var nCopies: Int {
        get { C.int(gtk_print_settings_get_n_copies(C.opaque(_raw))) }
        set { gtk_print_settings_set_n_copies(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.nCopies; defer { self.nCopies = value }; yield &value }
    }

    /// `gtk_print_settings_get_number_up()`.
    public var numberUp: Int {
        get { C.int(gtk_print_settings_get_number_up(C.opaque(_raw))) }
        set { gtk_print_settings_set_number_up(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.numberUp; defer { self.numberUp = value }; yield &value }
    }

    /// `gtk_print_settings_get_number_up_layout()`.
    public var numberUpLayout: NumberUpLayout {
        get { C.enumeration(gtk_print_settings_get_number_up_layout(C.opaque(_raw)).rawValue) }
        set { gtk_print_settings_set_number_up_layout(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.numberUpLayout; defer { self.numberUpLayout = value }; yield &value }
    }

    /// `gtk_print_settings_get_orientation()`.
    public var orientation: PageOrientation {
        get { C.enumeration(gtk_print_settings_get_orientation(C.opaque(_raw)).rawValue) }
        set { gtk_print_settings_set_orientation(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.orientation; defer { self.orientation = value }; yield &value }
    }

    /// `gtk_print_settings_get_output_bin()`.
    public var outputBin: String? { C.optionalString(gtk_print_settings_get_output_bin(C.opaque(_raw))) }

    /// `gtk_print_settings_get_page_ranges()`.
    public var pageRanges: [PageRange] {
        var numRanges: gint = 0
        let result = gtk_print_settings_get_page_ranges(C.opaque(_raw), &numRanges)
        return C.array(numbers: result, of: GtkPageRange.self, count: C.int(numRanges), .full) { PageRange(_c: $0) }
    }

    /// `gtk_print_settings_get_page_set()`.
    public var pageSet: PageSet {
        get { C.enumeration(gtk_print_settings_get_page_set(C.opaque(_raw)).rawValue) }
        set { gtk_print_settings_set_page_set(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.pageSet; defer { self.pageSet = value }; yield &value }
    }

    /// `gtk_print_settings_get_paper_height()`.
    public func paperHeight(in unit: Unit) -> Double {
        gtk_print_settings_get_paper_height(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_print_settings_get_paper_size()`.
    public var paperSize: PaperSize? { C.take(C.raw(gtk_print_settings_get_paper_size(C.opaque(_raw)))) }

    /// `gtk_print_settings_get_paper_width()`.
    public func paperWidth(in unit: Unit) -> Double {
        gtk_print_settings_get_paper_width(C.opaque(_raw), .init(rawValue: C.number(unit)))
    }

    /// `gtk_print_settings_get_print_pages()`.
    public var printPages: PrintPages {
        get { C.enumeration(gtk_print_settings_get_print_pages(C.opaque(_raw)).rawValue) }
        set { gtk_print_settings_set_print_pages(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.printPages; defer { self.printPages = value }; yield &value }
    }

    /// `gtk_print_settings_get_printer()`.
    public var printer: String? { C.optionalString(gtk_print_settings_get_printer(C.opaque(_raw))) }

    /// `gtk_print_settings_get_printer_lpi()`.
    public var printerLpi: Double {
        get { gtk_print_settings_get_printer_lpi(C.opaque(_raw)) }
        set { gtk_print_settings_set_printer_lpi(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.printerLpi; defer { self.printerLpi = value }; yield &value }
    }

    /// `gtk_print_settings_get_quality()`.
    public var quality: PrintQuality {
        get { C.enumeration(gtk_print_settings_get_quality(C.opaque(_raw)).rawValue) }
        set { gtk_print_settings_set_quality(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.quality; defer { self.quality = value }; yield &value }
    }

    /// `gtk_print_settings_get_resolution()`.
    public var resolution: Int {
        get { C.int(gtk_print_settings_get_resolution(C.opaque(_raw))) }
        set { gtk_print_settings_set_resolution(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.resolution; defer { self.resolution = value }; yield &value }
    }

    /// `gtk_print_settings_get_resolution_x()`.
    public var resolutionX: Int { C.int(gtk_print_settings_get_resolution_x(C.opaque(_raw))) }

    /// `gtk_print_settings_get_resolution_y()`.
    public var resolutionY: Int { C.int(gtk_print_settings_get_resolution_y(C.opaque(_raw))) }

    /// `gtk_print_settings_get_reverse()`.
    public var reverse: Bool {
        get { gtk_print_settings_get_reverse(C.opaque(_raw)) != 0 }
        set { gtk_print_settings_set_reverse(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.reverse; defer { self.reverse = value }; yield &value }
    }

    /// `gtk_print_settings_get_scale()`.
    public var scale: Double {
        get { gtk_print_settings_get_scale(C.opaque(_raw)) }
        set { gtk_print_settings_set_scale(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.scale; defer { self.scale = value }; yield &value }
    }

    /// `gtk_print_settings_get_use_color()`.
    public var useColor: Bool {
        get { gtk_print_settings_get_use_color(C.opaque(_raw)) != 0 }
        set { gtk_print_settings_set_use_color(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useColor; defer { self.useColor = value }; yield &value }
    }

    /// `gtk_print_settings_has_key()`.
    public func hasKey(_ key: String) -> Bool {
        gtk_print_settings_has_key(C.opaque(_raw), key) != 0
    }

    /// `gtk_print_settings_load_file()`.
    public func loadFile(_ fileName: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_print_settings_load_file(C.opaque(_raw), C.bytes(fileName), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_print_settings_load_key_file()`.
    public func loadKeyFile(_ keyFile: KeyFile, groupName: String? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_print_settings_load_key_file(C.opaque(_raw), C.opaque(keyFile._raw), groupName, &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_print_settings_set()`.
    public func set(_ key: String, value: String? = nil) {
        gtk_print_settings_set(C.opaque(_raw), key, value)
    }

    /// `gtk_print_settings_set_bool()`.
    public func setBool(_ key: String, value: Bool) {
        gtk_print_settings_set_bool(C.opaque(_raw), key, value ? 1 : 0)
    }

    /// `gtk_print_settings_set_default_source()`.
    public func setDefaultSource(_ defaultSource: String) {
        gtk_print_settings_set_default_source(C.opaque(_raw), defaultSource)
    }

    /// `gtk_print_settings_set_dither()`.
    public func setDither(_ dither: String) {
        gtk_print_settings_set_dither(C.opaque(_raw), dither)
    }

    /// `gtk_print_settings_set_double()`.
    public func setDouble(_ key: String, value: Double) {
        gtk_print_settings_set_double(C.opaque(_raw), key, value)
    }

    /// `gtk_print_settings_set_finishings()`.
    public func setFinishings(_ finishings: String) {
        gtk_print_settings_set_finishings(C.opaque(_raw), finishings)
    }

    /// `gtk_print_settings_set_int()`.
    public func setInt(_ key: String, value: Int) {
        gtk_print_settings_set_int(C.opaque(_raw), key, C.gint(value))
    }

    /// `gtk_print_settings_set_length()`.
    public func setLength(_ key: String, value: Double, unit: Unit) {
        gtk_print_settings_set_length(C.opaque(_raw), key, value, .init(rawValue: C.number(unit)))
    }

    /// `gtk_print_settings_set_media_type()`.
    public func setMediaType(_ mediaType: String) {
        gtk_print_settings_set_media_type(C.opaque(_raw), mediaType)
    }

    /// `gtk_print_settings_set_output_bin()`.
    public func setOutputBin(_ outputBin: String) {
        gtk_print_settings_set_output_bin(C.opaque(_raw), outputBin)
    }

    /// `gtk_print_settings_set_page_ranges()`.
    public func setPageRanges(_ pageRanges: [PageRange]) {
        var cPageRanges = pageRanges.map { $0._c }
        gtk_print_settings_set_page_ranges(C.opaque(_raw), &cPageRanges, C.gint(pageRanges.count))
    }

    /// `gtk_print_settings_set_paper_height()`.
    public func setPaperHeight(height: Double, unit: Unit) {
        gtk_print_settings_set_paper_height(C.opaque(_raw), height, .init(rawValue: C.number(unit)))
    }

    /// `gtk_print_settings_set_paper_size()`.
    public func setPaperSize(_ paperSize: PaperSize) {
        gtk_print_settings_set_paper_size(C.opaque(_raw), C.opaque(paperSize._raw))
    }

    /// `gtk_print_settings_set_paper_width()`.
    public func setPaperWidth(width: Double, unit: Unit) {
        gtk_print_settings_set_paper_width(C.opaque(_raw), width, .init(rawValue: C.number(unit)))
    }

    /// `gtk_print_settings_set_printer()`.
    public func setPrinter(_ printer: String) {
        gtk_print_settings_set_printer(C.opaque(_raw), printer)
    }

    /// `gtk_print_settings_set_resolution_xy()`.
    public func setResolutionXy(resolutionX: Int, resolutionY: Int) {
        gtk_print_settings_set_resolution_xy(C.opaque(_raw), C.gint(resolutionX), C.gint(resolutionY))
    }

    /// `gtk_print_settings_to_file()`.
    public func toFile(_ fileName: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gtk_print_settings_to_file(C.opaque(_raw), C.bytes(fileName), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gtk_print_settings_to_gvariant()`.
    public func toGvariant() -> Variant {
        C.present(C.copy(C.raw(gtk_print_settings_to_gvariant(C.opaque(_raw)))), "gtk_print_settings_to_gvariant")
    }

    /// `gtk_print_settings_to_key_file()`.
    public func toKeyFile(_ keyFile: KeyFile, groupName: String? = nil) {
        gtk_print_settings_to_key_file(C.opaque(_raw), C.opaque(keyFile._raw), groupName)
    }

    /// `gtk_print_settings_unset()`.
    public func unset(_ key: String) {
        gtk_print_settings_unset(C.opaque(_raw), key)
    }
}
