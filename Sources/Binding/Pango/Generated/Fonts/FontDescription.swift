// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoFontDescription`. <https://docs.gtk.org/Pango/struct.FontDescription.html>
public final class FontDescription: Boxed {
    public override class var gtype: UInt { pango_font_description_get_type() }

    /// `pango_font_description_new()`.
    public convenience init() {
        self.init(_taking: C.present(C.raw(pango_font_description_new()), "pango_font_description_new"))
    }

    /// `pango_font_description_from_string()`.
    public convenience init(string str: String) {
        self.init(_taking: C.present(C.raw(pango_font_description_from_string(str)), "pango_font_description_from_string"))
    }
}

extension FontDescription {
    /// `pango_font_description_better_match()`.
    @discardableResult
    public func betterMatch(_ oldMatch: FontDescription? = nil, newMatch: FontDescription) -> Bool {
        pango_font_description_better_match(C.opaque(_raw), C.opaque(oldMatch?._raw), C.opaque(newMatch._raw)) != 0
    }

    /// `pango_font_description_copy()`.
    @discardableResult
    public func copy() -> FontDescription? {
        C.take(C.raw(pango_font_description_copy(C.opaque(_raw))))
    }

    /// `pango_font_description_copy_static()`.
    @discardableResult
    public func copyStatic() -> FontDescription? {
        C.take(C.raw(pango_font_description_copy_static(C.opaque(_raw))))
    }

    /// `pango_font_description_equal()`.
    public func equal(_ desc2: FontDescription) -> Bool {
        pango_font_description_equal(C.opaque(_raw), C.opaque(desc2._raw)) != 0
    }

    /// `pango_font_description_get_family()`.
    public var family: String? { C.optionalString(pango_font_description_get_family(C.opaque(_raw))) }

    /// `pango_font_description_get_gravity()`.
    public var gravity: Gravity {
        get { C.enumeration(pango_font_description_get_gravity(C.opaque(_raw)).rawValue) }
        set { pango_font_description_set_gravity(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.gravity; defer { self.gravity = value }; yield &value }
    }

    /// `pango_font_description_get_set_fields()`.
    public var setFields: FontMask { C.flags(pango_font_description_get_set_fields(C.opaque(_raw)).rawValue) }

    /// `pango_font_description_get_size()`.
    public var size: Int {
        get { C.int(pango_font_description_get_size(C.opaque(_raw))) }
        set { pango_font_description_set_size(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.size; defer { self.size = value }; yield &value }
    }

    /// `pango_font_description_get_size_is_absolute()`.
    public var sizeIsAbsolute: Bool { pango_font_description_get_size_is_absolute(C.opaque(_raw)) != 0 }

    /// `pango_font_description_get_stretch()`.
    public var stretch: Stretch {
        get { C.enumeration(pango_font_description_get_stretch(C.opaque(_raw)).rawValue) }
        set { pango_font_description_set_stretch(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.stretch; defer { self.stretch = value }; yield &value }
    }

    /// `pango_font_description_get_style()`.
    public var style: Style {
        get { C.enumeration(pango_font_description_get_style(C.opaque(_raw)).rawValue) }
        set { pango_font_description_set_style(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.style; defer { self.style = value }; yield &value }
    }

    /// `pango_font_description_get_variant()`.
    public var variant: FontVariant {
        get { C.enumeration(pango_font_description_get_variant(C.opaque(_raw)).rawValue) }
        set { pango_font_description_set_variant(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.variant; defer { self.variant = value }; yield &value }
    }

    /// `pango_font_description_get_variations()`.
    public var variations: String? {
        get { C.optionalString(pango_font_description_get_variations(C.opaque(_raw))) }
        set { pango_font_description_set_variations(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.variations; defer { self.variations = value }; yield &value }
    }

    /// `pango_font_description_get_weight()`.
    public var weight: Weight {
        get { C.enumeration(pango_font_description_get_weight(C.opaque(_raw)).rawValue) }
        set { pango_font_description_set_weight(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.weight; defer { self.weight = value }; yield &value }
    }

    /// `pango_font_description_hash()`.
    public func hash() -> Int {
        C.int(pango_font_description_hash(C.opaque(_raw)))
    }

    /// `pango_font_description_merge()`.
    public func merge(_ descToMerge: FontDescription? = nil, replaceExisting: Bool) {
        pango_font_description_merge(C.opaque(_raw), C.opaque(descToMerge?._raw), replaceExisting ? 1 : 0)
    }

    /// `pango_font_description_merge_static()`.
    public func mergeStatic(_ descToMerge: FontDescription, replaceExisting: Bool) {
        pango_font_description_merge_static(C.opaque(_raw), C.opaque(descToMerge._raw), replaceExisting ? 1 : 0)
    }

    /// `pango_font_description_set_absolute_size()`.
    public func setAbsoluteSize(_ size: Double) {
        pango_font_description_set_absolute_size(C.opaque(_raw), size)
    }

    /// `pango_font_description_set_family()`.
    public func setFamily(_ family: String) {
        pango_font_description_set_family(C.opaque(_raw), family)
    }

    /// `pango_font_description_set_family_static()`.
    public func setFamilyStatic(_ family: String) {
        pango_font_description_set_family_static(C.opaque(_raw), family)
    }

    /// `pango_font_description_set_variations_static()`.
    public func setVariationsStatic(_ variations: String) {
        pango_font_description_set_variations_static(C.opaque(_raw), variations)
    }

    /// `pango_font_description_to_filename()`.
    public func toFilename() -> String? {
        C.takeOptionalString(pango_font_description_to_filename(C.opaque(_raw)))
    }

    /// `pango_font_description_to_string()`.
    public func toString() -> String {
        C.takeString(pango_font_description_to_string(C.opaque(_raw)))
    }

    /// `pango_font_description_unset_fields()`.
    public func unsetFields(_ toUnset: FontMask) {
        pango_font_description_unset_fields(C.opaque(_raw), .init(rawValue: C.number(toUnset)))
    }

#if GTK_4_18
    /// `pango_font_description_get_features()`.
    public var features: String? {
        get { C.optionalString(pango_font_description_get_features(C.opaque(_raw))) }
        set { pango_font_description_set_features(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.features; defer { self.features = value }; yield &value }
    }

    /// `pango_font_description_set_features_static()`.
    public func setFeaturesStatic(_ features: String) {
        pango_font_description_set_features_static(C.opaque(_raw), features)
    }
#endif
}

extension FontDescription: CustomStringConvertible {
    public var description: String { toString() }
}

extension FontDescription: Equatable {
    public static func == (left: FontDescription, right: FontDescription) -> Bool { left.equal(right) }
}
