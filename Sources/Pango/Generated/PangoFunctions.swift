// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `pango_attr_allow_breaks_new()`.
@MainActor
public func attrAllowBreaksNew(_ allowBreaks: Bool) -> Attribute {
    C.present(C.take(pango_attr_allow_breaks_new(allowBreaks ? 1 : 0)), "pango_attr_allow_breaks_new")
}

/// `pango_attr_background_alpha_new()`.
@MainActor
public func attrBackgroundAlphaNew(_ alpha: Int) -> Attribute {
    C.present(C.take(pango_attr_background_alpha_new(C.guint16(alpha))), "pango_attr_background_alpha_new")
}

/// `pango_attr_background_new()`.
@MainActor
public func attrBackgroundNew(_ red: Int, green: Int, blue: Int) -> Attribute {
    C.present(C.take(pango_attr_background_new(C.guint16(red), C.guint16(green), C.guint16(blue))), "pango_attr_background_new")
}

/// `pango_attr_baseline_shift_new()`.
@MainActor
public func attrBaselineShiftNew(_ shift: Int) -> Attribute {
    C.present(C.take(pango_attr_baseline_shift_new(C.gint(shift))), "pango_attr_baseline_shift_new")
}

/// `pango_attr_break()`.
@MainActor
public func attrBreak(_ text: String, length: Int = -1, attrList: AttrList, offset: Int, attrs: [LogAttr]) {
    var cAttrs = attrs.map { $0._c }
    pango_attr_break(text, C.gint(length), C.opaque(attrList._raw), C.gint(offset), &cAttrs, C.gint(attrs.count))
}

/// `pango_attr_fallback_new()`.
@MainActor
public func attrFallbackNew(_ enableFallback: Bool) -> Attribute {
    C.present(C.take(pango_attr_fallback_new(enableFallback ? 1 : 0)), "pango_attr_fallback_new")
}

/// `pango_attr_family_new()`.
@MainActor
public func attrFamilyNew(_ family: String) -> Attribute {
    C.present(C.take(pango_attr_family_new(family)), "pango_attr_family_new")
}

/// `pango_attr_font_scale_new()`.
@MainActor
public func attrFontScaleNew(_ scale: FontScale) -> Attribute {
    C.present(C.take(pango_attr_font_scale_new(.init(rawValue: C.number(scale)))), "pango_attr_font_scale_new")
}

/// `pango_attr_foreground_alpha_new()`.
@MainActor
public func attrForegroundAlphaNew(_ alpha: Int) -> Attribute {
    C.present(C.take(pango_attr_foreground_alpha_new(C.guint16(alpha))), "pango_attr_foreground_alpha_new")
}

/// `pango_attr_foreground_new()`.
@MainActor
public func attrForegroundNew(_ red: Int, green: Int, blue: Int) -> Attribute {
    C.present(C.take(pango_attr_foreground_new(C.guint16(red), C.guint16(green), C.guint16(blue))), "pango_attr_foreground_new")
}

/// `pango_attr_gravity_hint_new()`.
@MainActor
public func attrGravityHintNew(_ hint: GravityHint) -> Attribute {
    C.present(C.take(pango_attr_gravity_hint_new(.init(rawValue: C.number(hint)))), "pango_attr_gravity_hint_new")
}

/// `pango_attr_gravity_new()`.
@MainActor
public func attrGravityNew(_ gravity: Gravity) -> Attribute {
    C.present(C.take(pango_attr_gravity_new(.init(rawValue: C.number(gravity)))), "pango_attr_gravity_new")
}

/// `pango_attr_insert_hyphens_new()`.
@MainActor
public func attrInsertHyphensNew(_ insertHyphens: Bool) -> Attribute {
    C.present(C.take(pango_attr_insert_hyphens_new(insertHyphens ? 1 : 0)), "pango_attr_insert_hyphens_new")
}

/// `pango_attr_letter_spacing_new()`.
@MainActor
public func attrLetterSpacingNew(_ letterSpacing: Int) -> Attribute {
    C.present(C.take(pango_attr_letter_spacing_new(C.gint(letterSpacing))), "pango_attr_letter_spacing_new")
}

/// `pango_attr_line_height_new()`.
@MainActor
public func attrLineHeightNew(_ factor: Double) -> Attribute {
    C.present(C.take(pango_attr_line_height_new(factor)), "pango_attr_line_height_new")
}

/// `pango_attr_line_height_new_absolute()`.
@MainActor
public func attrLineHeightNewAbsolute(_ height: Int) -> Attribute {
    C.present(C.take(pango_attr_line_height_new_absolute(C.gint(height))), "pango_attr_line_height_new_absolute")
}

/// `pango_attr_overline_color_new()`.
@MainActor
public func attrOverlineColorNew(_ red: Int, green: Int, blue: Int) -> Attribute {
    C.present(C.take(pango_attr_overline_color_new(C.guint16(red), C.guint16(green), C.guint16(blue))), "pango_attr_overline_color_new")
}

/// `pango_attr_overline_new()`.
@MainActor
public func attrOverlineNew(_ overline: Overline) -> Attribute {
    C.present(C.take(pango_attr_overline_new(.init(rawValue: C.number(overline)))), "pango_attr_overline_new")
}

/// `pango_attr_rise_new()`.
@MainActor
public func attrRiseNew(_ rise: Int) -> Attribute {
    C.present(C.take(pango_attr_rise_new(C.gint(rise))), "pango_attr_rise_new")
}

/// `pango_attr_scale_new()`.
@MainActor
public func attrScaleNew(_ scaleFactor: Double) -> Attribute {
    C.present(C.take(pango_attr_scale_new(scaleFactor)), "pango_attr_scale_new")
}

/// `pango_attr_sentence_new()`.
@MainActor
public func attrSentenceNew() -> Attribute {
    C.present(C.take(pango_attr_sentence_new()), "pango_attr_sentence_new")
}

/// `pango_attr_show_new()`.
@MainActor
public func attrShowNew(_ flags: ShowFlags = []) -> Attribute {
    C.present(C.take(pango_attr_show_new(.init(rawValue: C.number(flags)))), "pango_attr_show_new")
}

/// `pango_attr_stretch_new()`.
@MainActor
public func attrStretchNew(_ stretch: Stretch) -> Attribute {
    C.present(C.take(pango_attr_stretch_new(.init(rawValue: C.number(stretch)))), "pango_attr_stretch_new")
}

/// `pango_attr_strikethrough_color_new()`.
@MainActor
public func attrStrikethroughColorNew(_ red: Int, green: Int, blue: Int) -> Attribute {
    C.present(C.take(pango_attr_strikethrough_color_new(C.guint16(red), C.guint16(green), C.guint16(blue))), "pango_attr_strikethrough_color_new")
}

/// `pango_attr_strikethrough_new()`.
@MainActor
public func attrStrikethroughNew(_ strikethrough: Bool) -> Attribute {
    C.present(C.take(pango_attr_strikethrough_new(strikethrough ? 1 : 0)), "pango_attr_strikethrough_new")
}

/// `pango_attr_style_new()`.
@MainActor
public func attrStyleNew(_ style: Style) -> Attribute {
    C.present(C.take(pango_attr_style_new(.init(rawValue: C.number(style)))), "pango_attr_style_new")
}

/// `pango_attr_text_transform_new()`.
@MainActor
public func attrTextTransformNew(_ transform: TextTransform) -> Attribute {
    C.present(C.take(pango_attr_text_transform_new(.init(rawValue: C.number(transform)))), "pango_attr_text_transform_new")
}

/// `pango_attr_underline_color_new()`.
@MainActor
public func attrUnderlineColorNew(_ red: Int, green: Int, blue: Int) -> Attribute {
    C.present(C.take(pango_attr_underline_color_new(C.guint16(red), C.guint16(green), C.guint16(blue))), "pango_attr_underline_color_new")
}

/// `pango_attr_underline_new()`.
@MainActor
public func attrUnderlineNew(_ underline: Underline) -> Attribute {
    C.present(C.take(pango_attr_underline_new(.init(rawValue: C.number(underline)))), "pango_attr_underline_new")
}

/// `pango_attr_variant_new()`.
@MainActor
public func attrVariantNew(_ variant: FontVariant) -> Attribute {
    C.present(C.take(pango_attr_variant_new(.init(rawValue: C.number(variant)))), "pango_attr_variant_new")
}

/// `pango_attr_weight_new()`.
@MainActor
public func attrWeightNew(_ weight: Weight) -> Attribute {
    C.present(C.take(pango_attr_weight_new(.init(rawValue: C.number(weight)))), "pango_attr_weight_new")
}

/// `pango_attr_word_new()`.
@MainActor
public func attrWordNew() -> Attribute {
    C.present(C.take(pango_attr_word_new()), "pango_attr_word_new")
}

/// `pango_extents_to_pixels()`.
@MainActor
public func extentsToPixels(_ inclusive: Rectangle? = nil, nearest: Rectangle? = nil) {
    let cInclusive = Lent(inclusive?._c)
    let cNearest = Lent(nearest?._c)
    pango_extents_to_pixels(cInclusive.pointer, cNearest.pointer)
}

/// `pango_find_base_dir()`.
@MainActor
public func findBaseDir(_ text: String, length: Int = -1) -> Direction {
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

/// `pango_get_log_attrs()`.
@MainActor
public func getLogAttrs(_ text: String, length: Int = -1, level: Int, language: Language, attrs: [LogAttr]) {
    var cAttrs = attrs.map { $0._c }
    pango_get_log_attrs(text, C.gint(length), C.gint(level), C.opaque(language._raw), &cAttrs, C.gint(attrs.count))
}

/// `pango_is_zero_width()`.
@discardableResult
@MainActor
public func isZeroWidth(_ ch: Unicode.Scalar) -> Bool {
    pango_is_zero_width(ch.value) != 0
}

/// `pango_itemize()`.
@MainActor
public func itemize(
    _ context: Context, text: String, startIndex: Int, length: Int, attrs: AttrList, cachedIter: AttrIterator? = nil
) -> [Item] {
    C.array(list: pango_itemize(C.opaque(context._raw), text, C.gint(startIndex), C.gint(length), C.opaque(attrs._raw), C.opaque(cachedIter?._raw)), .full) { C.present(C.take($0), "pango_itemize") }
}

/// `pango_itemize_with_base_dir()`.
@MainActor
public func itemizeWithBaseDir(
    _ context: Context, baseDir: Direction, text: String, startIndex: Int, length: Int, attrs: AttrList, cachedIter: AttrIterator? = nil
) -> [Item] {
    C.array(list: pango_itemize_with_base_dir(C.opaque(context._raw), .init(rawValue: C.number(baseDir)), text, C.gint(startIndex), C.gint(length), C.opaque(attrs._raw), C.opaque(cachedIter?._raw)), .full) { C.present(C.take($0), "pango_itemize_with_base_dir") }
}

/// `pango_parse_markup()`.
@MainActor
public func parseMarkup(
    _ markupText: String, length: Int = -1, accelMarker: Unicode.Scalar
) throws(GLibError) -> (attrList: AttrList?, text: String?, accelChar: Unicode.Scalar) {
    var attrList: OpaquePointer?
    var text: UnsafeMutablePointer<CChar>?
    var accelChar: gunichar = 0
    var error: UnsafeMutablePointer<GError>?
    _ = pango_parse_markup(markupText, C.gint(length), accelMarker.value, &attrList, &text, &accelChar, &error)
    if let error { throw GLibError(taking: error) }
    return (C.take(C.raw(attrList)), C.takeOptionalString(text), Unicode.Scalar(accelChar) ?? "\u{FFFD}")
}

/// `pango_parse_stretch()`.
@MainActor
public func parseStretch(_ str: String, warn: Bool) -> Stretch? {
    var stretch = PangoStretch(0)
    let result = pango_parse_stretch(str, &stretch, warn ? 1 : 0)
    return result == 0 ? nil : C.enumeration(stretch.rawValue)
}

/// `pango_parse_style()`.
@MainActor
public func parseStyle(_ str: String, warn: Bool) -> Style? {
    var style = PangoStyle(0)
    let result = pango_parse_style(str, &style, warn ? 1 : 0)
    return result == 0 ? nil : C.enumeration(style.rawValue)
}

/// `pango_parse_variant()`.
@MainActor
public func parseVariant(_ str: String, warn: Bool) -> FontVariant? {
    var variant = PangoVariant(0)
    let result = pango_parse_variant(str, &variant, warn ? 1 : 0)
    return result == 0 ? nil : C.enumeration(variant.rawValue)
}

/// `pango_parse_weight()`.
@MainActor
public func parseWeight(_ str: String, warn: Bool) -> Weight? {
    var weight = PangoWeight(0)
    let result = pango_parse_weight(str, &weight, warn ? 1 : 0)
    return result == 0 ? nil : C.enumeration(weight.rawValue)
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

/// `pango_shape_item()`.
@MainActor
public func shapeItem(
    _ item: Item, paragraphText: String? = nil, paragraphLength: Int, logAttrs: LogAttr? = nil, glyphs: GlyphString, flags: ShapeFlags = []
) {
    let cLogAttrs = Lent(logAttrs?._c)
    pango_shape_item(C.cast(item._raw), paragraphText, C.gint(paragraphLength), cLogAttrs.pointer, C.cast(glyphs._raw), .init(rawValue: C.number(flags)))
}

/// `pango_unichar_direction()`.
@MainActor
public func unicharDirection(_ ch: Unicode.Scalar) -> Direction {
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
