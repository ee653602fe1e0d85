// SPDX-License-Identifier: MIT

import CGtk
import GLib

@MainActor
extension Attribute {
    /// How heavy the text is.
    public static func weight(_ weight: Weight) -> Attribute { attrWeightNew(weight) }
    /// Whether the text leans.
    public static func style(_ style: Style) -> Attribute { attrStyleNew(style) }
    /// How large the text is, in points.
    public static func size(_ points: Double) -> Attribute {
        C.present(C.take(pango_attr_size_new(gint(points * Double(PANGO_SCALE)))), "pango_attr_size_new")
    }
    /// How large the text is, compared with the text around it.
    public static func scale(_ factor: Double) -> Attribute { attrScaleNew(factor) }
    /// The font: family, size, weight and all.
    public static func font(_ font: FontDescription) -> Attribute {
        C.present(C.take(pango_attr_font_desc_new(C.opaque(font._raw))), "pango_attr_font_desc_new")
    }
    /// The family of the font.
    public static func family(_ name: String) -> Attribute { attrFamilyNew(name) }
    /// Lines below the text.
    public static func underline(_ underline: Underline) -> Attribute { attrUnderlineNew(underline) }
    /// A line through the text.
    public static func strikethrough(_ isOn: Bool = true) -> Attribute { attrStrikethroughNew(isOn) }
    /// How far the letters are apart, in points.
    public static func letterSpacing(_ points: Double) -> Attribute {
        attrLetterSpacingNew(Int(points * Double(PANGO_SCALE)))
    }
    /// How far the text is above its line, in points.
    public static func rise(_ points: Double) -> Attribute { attrRiseNew(Int(points * Double(PANGO_SCALE))) }
    /// The colour of the text, its parts from 0 to 1.
    public static func foreground(red: Double, green: Double, blue: Double) -> Attribute {
        attrForegroundNew(part(red), green: part(green), blue: part(blue))
    }
    /// The colour behind the text, its parts from 0 to 1.
    public static func background(red: Double, green: Double, blue: Double) -> Attribute {
        attrBackgroundNew(part(red), green: part(green), blue: part(blue))
    }

    private static func part(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 65535).rounded()) }
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
        let raw: UnsafeMutablePointer<PangoAttribute>? = C.cast(part._raw)
        raw?.pointee.start_index = guint(text.utf8.distance(from: text.startIndex, to: range.lowerBound))
        raw?.pointee.end_index = guint(text.utf8.distance(from: text.startIndex, to: range.upperBound))
        insert(part)
    }
}
