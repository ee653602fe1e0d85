// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoAttribute`. <https://docs.gtk.org/Pango/struct.Attribute.html>
public final class Attribute: Boxed {
    public override class var gtype: UInt { pango_attribute_get_type() }
}

extension Attribute {
    /// `pango_attribute_copy()`.
    @discardableResult
    public func copy() -> Attribute {
        C.present(C.take(pango_attribute_copy(C.cast(_raw))), "pango_attribute_copy")
    }

    /// `pango_attribute_equal()`.
    public func equal(_ attr2: Attribute) -> Bool {
        pango_attribute_equal(C.cast(_raw), C.cast(attr2._raw)) != 0
    }

    /// `pango_attr_allow_breaks_new()`.
    public static func allowBreaks(_ allowBreaks: Bool) -> Attribute {
        C.present(C.take(pango_attr_allow_breaks_new(allowBreaks ? 1 : 0)), "pango_attr_allow_breaks_new")
    }

    /// `pango_attr_baseline_shift_new()`.
    public static func baselineShift(_ shift: Int) -> Attribute {
        C.present(C.take(pango_attr_baseline_shift_new(C.gint(shift))), "pango_attr_baseline_shift_new")
    }

    /// `pango_attr_fallback_new()`.
    public static func fallback(_ enableFallback: Bool) -> Attribute {
        C.present(C.take(pango_attr_fallback_new(enableFallback ? 1 : 0)), "pango_attr_fallback_new")
    }

    /// `pango_attr_family_new()`.
    public static func family(_ family: String) -> Attribute {
        C.present(C.take(pango_attr_family_new(family)), "pango_attr_family_new")
    }

    /// `pango_attr_font_scale_new()`.
    public static func fontScale(_ scale: FontScale) -> Attribute {
        C.present(C.take(pango_attr_font_scale_new(.init(rawValue: C.number(scale)))), "pango_attr_font_scale_new")
    }

    /// `pango_attr_gravity_hint_new()`.
    public static func gravityHint(_ hint: GravityHint) -> Attribute {
        C.present(C.take(pango_attr_gravity_hint_new(.init(rawValue: C.number(hint)))), "pango_attr_gravity_hint_new")
    }

    /// `pango_attr_gravity_new()`.
    public static func gravity(_ gravity: Gravity) -> Attribute {
        C.present(C.take(pango_attr_gravity_new(.init(rawValue: C.number(gravity)))), "pango_attr_gravity_new")
    }

    /// `pango_attr_insert_hyphens_new()`.
    public static func insertHyphens(_ insertHyphens: Bool) -> Attribute {
        C.present(C.take(pango_attr_insert_hyphens_new(insertHyphens ? 1 : 0)), "pango_attr_insert_hyphens_new")
    }

    /// `pango_attr_line_height_new()`.
    public static func lineHeight(_ factor: Double) -> Attribute {
        C.present(C.take(pango_attr_line_height_new(factor)), "pango_attr_line_height_new")
    }

    /// `pango_attr_line_height_new_absolute()`.
    public static func lineHeight(absolute height: Int) -> Attribute {
        C.present(C.take(pango_attr_line_height_new_absolute(C.gint(height))), "pango_attr_line_height_new_absolute")
    }

    /// `pango_attr_overline_new()`.
    public static func overline(_ overline: Overline) -> Attribute {
        C.present(C.take(pango_attr_overline_new(.init(rawValue: C.number(overline)))), "pango_attr_overline_new")
    }

    /// `pango_attr_scale_new()`.
    public static func scale(_ scaleFactor: Double) -> Attribute {
        C.present(C.take(pango_attr_scale_new(scaleFactor)), "pango_attr_scale_new")
    }

    /// `pango_attr_sentence_new()`.
    public static func sentence() -> Attribute {
        C.present(C.take(pango_attr_sentence_new()), "pango_attr_sentence_new")
    }

    /// `pango_attr_show_new()`.
    public static func show(flags: ShowFlags = []) -> Attribute {
        C.present(C.take(pango_attr_show_new(.init(rawValue: C.number(flags)))), "pango_attr_show_new")
    }

    /// `pango_attr_stretch_new()`.
    public static func stretch(_ stretch: Stretch) -> Attribute {
        C.present(C.take(pango_attr_stretch_new(.init(rawValue: C.number(stretch)))), "pango_attr_stretch_new")
    }

    /// `pango_attr_style_new()`.
    public static func style(_ style: Style) -> Attribute {
        C.present(C.take(pango_attr_style_new(.init(rawValue: C.number(style)))), "pango_attr_style_new")
    }

    /// `pango_attr_text_transform_new()`.
    public static func textTransform(_ transform: TextTransform) -> Attribute {
        C.present(C.take(pango_attr_text_transform_new(.init(rawValue: C.number(transform)))), "pango_attr_text_transform_new")
    }

    /// `pango_attr_underline_new()`.
    public static func underline(_ underline: Underline) -> Attribute {
        C.present(C.take(pango_attr_underline_new(.init(rawValue: C.number(underline)))), "pango_attr_underline_new")
    }

    /// `pango_attr_variant_new()`.
    public static func variant(_ variant: FontVariant) -> Attribute {
        C.present(C.take(pango_attr_variant_new(.init(rawValue: C.number(variant)))), "pango_attr_variant_new")
    }

    /// `pango_attr_weight_new()`.
    public static func weight(_ weight: Weight) -> Attribute {
        C.present(C.take(pango_attr_weight_new(.init(rawValue: C.number(weight)))), "pango_attr_weight_new")
    }

    /// `pango_attr_word_new()`.
    public static func word() -> Attribute {
        C.present(C.take(pango_attr_word_new()), "pango_attr_word_new")
    }
}

extension Attribute: Equatable {
    public static func == (left: Attribute, right: Attribute) -> Bool { left.equal(right) }
}
