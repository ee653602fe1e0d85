// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

extension Attribute {
    /// How large the text is, in points. `pango_attr_size_new()`.
    public static func size(_ points: Double) -> Attribute { made(pango_attr_size_new(units(points))) }
    /// The font: family, size, weight and all. `pango_attr_font_desc_new()`.
    public static func font(_ font: FontDescription) -> Attribute {
        made(pango_attr_font_desc_new(C.opaque(font._raw)))
    }
    /// A line through the text. `pango_attr_strikethrough_new()`.
    public static func strikethrough(_ isOn: Bool = true) -> Attribute {
        made(pango_attr_strikethrough_new(isOn ? 1 : 0))
    }
    /// How far the letters are apart, in points. `pango_attr_letter_spacing_new()`.
    public static func letterSpacing(_ points: Double) -> Attribute {
        made(pango_attr_letter_spacing_new(units(points)))
    }
    /// How far the text is above its line, in points. `pango_attr_rise_new()`.
    public static func rise(_ points: Double) -> Attribute { made(pango_attr_rise_new(units(points))) }
    /// The colour of the text, its parts from 0 to 1. `pango_attr_foreground_new()`.
    public static func foreground(red: Double, green: Double, blue: Double) -> Attribute {
        made(pango_attr_foreground_new(part(red), part(green), part(blue)))
    }
    /// The colour behind the text, its parts from 0 to 1. `pango_attr_background_new()`.
    public static func background(red: Double, green: Double, blue: Double) -> Attribute {
        made(pango_attr_background_new(part(red), part(green), part(blue)))
    }
    /// The colour of the lines below the text, its parts from 0 to 1. `pango_attr_underline_color_new()`.
    public static func underlineColor(red: Double, green: Double, blue: Double) -> Attribute {
        made(pango_attr_underline_color_new(part(red), part(green), part(blue)))
    }
    /// The colour of the line above the text, its parts from 0 to 1. `pango_attr_overline_color_new()`.
    public static func overlineColor(red: Double, green: Double, blue: Double) -> Attribute {
        made(pango_attr_overline_color_new(part(red), part(green), part(blue)))
    }
    /// The colour of the line through the text, its parts from 0 to 1. `pango_attr_strikethrough_color_new()`.
    public static func strikethroughColor(red: Double, green: Double, blue: Double) -> Attribute {
        made(pango_attr_strikethrough_color_new(part(red), part(green), part(blue)))
    }
    /// How opaque the text is, from 0 to 1. `pango_attr_foreground_alpha_new()`.
    public static func foregroundAlpha(_ alpha: Double) -> Attribute {
        made(pango_attr_foreground_alpha_new(max(part(alpha), 1)))
    }
    /// How opaque the colour behind the text is, from 0 to 1. `pango_attr_background_alpha_new()`.
    public static func backgroundAlpha(_ alpha: Double) -> Attribute {
        made(pango_attr_background_alpha_new(max(part(alpha), 1)))
    }

    private static func made(_ raw: UnsafeMutablePointer<PangoAttribute>?) -> Attribute {
        C.present(C.take(raw), "pango_attr_…_new")
    }

    private static func units(_ points: Double) -> gint { gint(points * Double(PANGO_SCALE)) }

    private static func part(_ value: Double) -> guint16 {
        guint16((min(max(value, 0), 1) * 65535).rounded())
    }
}

extension Attribute {
    /// The beginning of its range in the text, in bytes.
    public var startIndex: Int {
        get { Int(_raw.assumingMemoryBound(to: PangoAttribute.self).pointee.start_index) }
        set {
            _raw.assumingMemoryBound(to: PangoAttribute.self).pointee.start_index = guint(clamping: newValue)
        }
    }

    /// The end of its range in the text, in bytes; `Int(UInt32.max)` for the end of the text.
    public var endIndex: Int {
        get { Int(_raw.assumingMemoryBound(to: PangoAttribute.self).pointee.end_index) }
        set {
            _raw.assumingMemoryBound(to: PangoAttribute.self).pointee.end_index = guint(clamping: newValue)
        }
    }

    /// The value.
    public var type: AttrType {
        C.enumeration(_raw.assumingMemoryBound(to: PangoAttribute.self).pointee.klass.pointee.type.rawValue)
    }
}

extension AttrList {
    /// Applies an attribute to all of a text.
    ///
    ///     let attributes = Pango.AttrList()
    ///     attributes.add(.weight(.bold))
    ///     label.attributes = attributes
    public func add(_ attribute: Attribute) { insert(attribute) }

    /// Applies an attribute to a part of a text.
    ///
    ///     if let range = text.firstRange(of: "now") { attributes.add(.underline(.single), in: range, of: text) }
    public func add(_ attribute: Attribute, in range: Range<String.Index>, of text: String) {
        let part = attribute.copy()
        part.startIndex = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        part.endIndex = text.utf8.distance(from: text.startIndex, to: range.upperBound)
        insert(part)
    }
}
