// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `pango_find_base_dir()`.
@available(*, deprecated, message: "Pango.Layout has directions")
@MainActor
public func baseDirection(of text: String, length: Int = -1) -> Direction {
    C.enumeration(pango_find_base_dir(text, C.gint(length)).rawValue)
}

/// `pango_find_paragraph_boundary()`.
@MainActor
public func findParagraphBoundary(
    _ text: String, length: Int = -1
) -> (paragraphDelimiterIndex: Int, nextParagraphStart: Int) {
    var paragraphDelimiterIndex: gint = 0
    var nextParagraphStart: gint = 0
    pango_find_paragraph_boundary(text, C.gint(length), &paragraphDelimiterIndex, &nextParagraphStart)
    return (C.int(paragraphDelimiterIndex), C.int(nextParagraphStart))
}

/// `pango_is_zero_width()`.
@discardableResult
@MainActor
public func isZeroWidth(_ ch: Unicode.Scalar) -> Bool {
    pango_is_zero_width(ch.value) != 0
}

/// `pango_parse_markup()`.
@MainActor
public func parseMarkup(
    _ markupText: String, length: Int = -1, accelMarker: Unicode.Scalar
) throws(GLibError) -> (attrList: AttrList, text: String, accelChar: Unicode.Scalar) {
    var attrList: OpaquePointer?
    var text: UnsafeMutablePointer<CChar>?
    var accelChar: gunichar = 0
    var error: UnsafeMutablePointer<GError>?
    _ = pango_parse_markup(markupText, C.gint(length), accelMarker.value, &attrList, &text, &accelChar, &error)
    if let error { throw GLibError(taking: error) }
    return (C.present(C.take(C.raw(attrList)), "pango_parse_markup"), C.takeString(text), Unicode.Scalar(accelChar) ?? "\u{FFFD}")
}

/// `pango_quantize_line_geometry()`.
@MainActor
public func quantizeLineGeometry(_ thickness: Int, position: Int) -> (thickness: Int, position: Int) {
    var thickness = C.gint(thickness)
    var position = C.gint(position)
    pango_quantize_line_geometry(&thickness, &position)
    return (C.int(thickness), C.int(position))
}

/// `pango_reorder_items()`.
@MainActor
public func reorderItems(_ items: [Item]) -> [Item] {
    let cItems = C.list(of: items.map { $0._raw })
    defer { g_list_free(cItems) }
    return C.array(list: pango_reorder_items(cItems), .full) { C.present(C.take($0), "pango_reorder_items") }
}

/// `pango_unichar_direction()`.
@available(*, deprecated, message: "Unicode’s own properties")
@MainActor
public func direction(of ch: Unicode.Scalar) -> Direction {
    C.enumeration(pango_unichar_direction(ch.value).rawValue)
}

/// `pango_units_from_double()`.
@MainActor
public func unitsFromDouble(_ d: Double) -> Int {
    C.int(pango_units_from_double(d))
}

/// `pango_units_to_double()`.
@MainActor
public func unitsToDouble(_ i: Int) -> Double {
    pango_units_to_double(C.gint(i))
}

/// `pango_version()`.
@MainActor
public func version() -> Int {
    C.int(pango_version())
}

/// `pango_version_check()`.
@MainActor
public func versionCheck(_ requiredMajor: Int, requiredMinor: Int, requiredMicro: Int) -> String? {
    C.optionalString(pango_version_check(C.gint(requiredMajor), C.gint(requiredMinor), C.gint(requiredMicro)))
}

/// `pango_version_string()`.
@MainActor
public func versionString() -> String {
    C.string(pango_version_string())
}
