// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkCellRendererText`. <https://docs.gtk.org/gtk4/class.CellRendererText.html>
open class CellRendererText: CellRenderer {
    open override nonisolated class var gtype: UInt { gtk_cell_renderer_text_get_type() }
    open override nonisolated class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellRendererText(_borrowed: raw) }
}

extension CellRendererText {
    /// `align-set`.
    public var alignSet: Bool {
        get { property("align-set") }
        set { setProperty("align-set", newValue) }
    }

    /// `alignment`.
    public var cellRendererTextAlignment: Pango.Alignment {
        get { property("alignment") }
        set { setProperty("alignment", newValue) }
    }

    /// `attributes`.
    public var attributes: Pango.AttrList? {
        get { property("attributes") }
        set { setProperty("attributes", newValue) }
    }

    /// `background`. It cannot be read.
    public func setBackground(_ newValue: String?) {
        setProperty("background", newValue)
    }

    /// `background-rgba`.
    public var backgroundRgba: Gdk.RGBA? {
        get { property("background-rgba") }
        set { setProperty("background-rgba", newValue) }
    }

    /// `background-set`.
    public var backgroundSet: Bool {
        get { property("background-set") }
        set { setProperty("background-set", newValue) }
    }

    /// `editable`.
    public var editable: Bool {
        get { property("editable") }
        set { setProperty("editable", newValue) }
    }

    /// `editable-set`.
    public var editableSet: Bool {
        get { property("editable-set") }
        set { setProperty("editable-set", newValue) }
    }

    /// `ellipsize`.
    public var ellipsize: Pango.EllipsizeMode {
        get { property("ellipsize") }
        set { setProperty("ellipsize", newValue) }
    }

    /// `ellipsize-set`.
    public var ellipsizeSet: Bool {
        get { property("ellipsize-set") }
        set { setProperty("ellipsize-set", newValue) }
    }

    /// `family`.
    public var family: String? {
        get { property("family") }
        set { setProperty("family", newValue) }
    }

    /// `family-set`.
    public var familySet: Bool {
        get { property("family-set") }
        set { setProperty("family-set", newValue) }
    }

    /// `font`.
    public var font: String? {
        get { property("font") }
        set { setProperty("font", newValue) }
    }

    /// `font-desc`.
    public var fontDesc: Pango.FontDescription? {
        get { property("font-desc") }
        set { setProperty("font-desc", newValue) }
    }

    /// `foreground`. It cannot be read.
    public func setForeground(_ newValue: String?) {
        setProperty("foreground", newValue)
    }

    /// `foreground-rgba`.
    public var foregroundRgba: Gdk.RGBA? {
        get { property("foreground-rgba") }
        set { setProperty("foreground-rgba", newValue) }
    }

    /// `foreground-set`.
    public var foregroundSet: Bool {
        get { property("foreground-set") }
        set { setProperty("foreground-set", newValue) }
    }

    /// `language`.
    public var language: String? {
        get { property("language") }
        set { setProperty("language", newValue) }
    }

    /// `language-set`.
    public var languageSet: Bool {
        get { property("language-set") }
        set { setProperty("language-set", newValue) }
    }

    /// `markup`. It cannot be read.
    public func setMarkup(_ newValue: String?) {
        setProperty("markup", newValue)
    }

    /// `max-width-chars`.
    public var maxWidthChars: Int {
        get { property("max-width-chars") }
        set { setProperty("max-width-chars", newValue) }
    }

    /// `placeholder-text`.
    public var placeholderText: String? {
        get { property("placeholder-text") }
        set { setProperty("placeholder-text", newValue) }
    }

    /// `rise`.
    public var rise: Int {
        get { property("rise") }
        set { setProperty("rise", newValue) }
    }

    /// `rise-set`.
    public var riseSet: Bool {
        get { property("rise-set") }
        set { setProperty("rise-set", newValue) }
    }

    /// `scale`.
    public var scale: Double {
        get { property("scale") }
        set { setProperty("scale", newValue) }
    }

    /// `scale-set`.
    public var scaleSet: Bool {
        get { property("scale-set") }
        set { setProperty("scale-set", newValue) }
    }

    /// `single-paragraph-mode`.
    public var singleParagraphMode: Bool {
        get { property("single-paragraph-mode") }
        set { setProperty("single-paragraph-mode", newValue) }
    }

    /// `size`.
    public var size: Int {
        get { property("size") }
        set { setProperty("size", newValue) }
    }

    /// `size-points`.
    public var sizePoints: Double {
        get { property("size-points") }
        set { setProperty("size-points", newValue) }
    }

    /// `size-set`.
    public var sizeSet: Bool {
        get { property("size-set") }
        set { setProperty("size-set", newValue) }
    }

    /// `stretch`.
    public var stretch: Pango.Stretch {
        get { property("stretch") }
        set { setProperty("stretch", newValue) }
    }

    /// `stretch-set`.
    public var stretchSet: Bool {
        get { property("stretch-set") }
        set { setProperty("stretch-set", newValue) }
    }

    /// `strikethrough`.
    public var strikethrough: Bool {
        get { property("strikethrough") }
        set { setProperty("strikethrough", newValue) }
    }

    /// `strikethrough-set`.
    public var strikethroughSet: Bool {
        get { property("strikethrough-set") }
        set { setProperty("strikethrough-set", newValue) }
    }

    /// `style`.
    public var style: Pango.Style {
        get { property("style") }
        set { setProperty("style", newValue) }
    }

    /// `style-set`.
    public var styleSet: Bool {
        get { property("style-set") }
        set { setProperty("style-set", newValue) }
    }

    /// `text`.
    public var text: String? {
        get { property("text") }
        set { setProperty("text", newValue) }
    }

    /// `underline`.
    public var underline: Pango.Underline {
        get { property("underline") }
        set { setProperty("underline", newValue) }
    }

    /// `underline-set`.
    public var underlineSet: Bool {
        get { property("underline-set") }
        set { setProperty("underline-set", newValue) }
    }

    /// `variant`.
    public var variant: Pango.FontVariant {
        get { property("variant") }
        set { setProperty("variant", newValue) }
    }

    /// `variant-set`.
    public var variantSet: Bool {
        get { property("variant-set") }
        set { setProperty("variant-set", newValue) }
    }

    /// `weight`.
    public var weight: Int {
        get { property("weight") }
        set { setProperty("weight", newValue) }
    }

    /// `weight-set`.
    public var weightSet: Bool {
        get { property("weight-set") }
        set { setProperty("weight-set", newValue) }
    }

    /// `width-chars`.
    public var widthChars: Int {
        get { property("width-chars") }
        set { setProperty("width-chars", newValue) }
    }

    /// `wrap-mode`.
    public var wrapMode: Pango.WrapMode {
        get { property("wrap-mode") }
        set { setProperty("wrap-mode", newValue) }
    }

    /// `wrap-width`.
    public var wrapWidth: Int {
        get { property("wrap-width") }
        set { setProperty("wrap-width", newValue) }
    }

    /// `edited`.
    @discardableResult
    public func onEdited(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: String, _ newText: String) -> Void
    ) -> SignalConnection {
        connect("edited", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_cell_renderer_text_set_fixed_height_from_font()`.
    public func setFixedHeightFromFont(_ numberOfRows: Int) {
        gtk_cell_renderer_text_set_fixed_height_from_font(C.cast(_raw), gint(numberOfRows))
    }
}

extension Members where Owner: CellRendererText {
    public var alignSet: PropertyKey<Owner, Bool> { PropertyKey("align-set") }
    public var cellRendererTextAlignment: PropertyKey<Owner, Pango.Alignment> { PropertyKey("alignment") }
    public var attributes: PropertyKey<Owner, Pango.AttrList?> { PropertyKey("attributes") }
    public var backgroundRgba: PropertyKey<Owner, Gdk.RGBA?> { PropertyKey("background-rgba") }
    public var backgroundSet: PropertyKey<Owner, Bool> { PropertyKey("background-set") }
    public var editable: PropertyKey<Owner, Bool> { PropertyKey("editable") }
    public var editableSet: PropertyKey<Owner, Bool> { PropertyKey("editable-set") }
    public var ellipsize: PropertyKey<Owner, Pango.EllipsizeMode> { PropertyKey("ellipsize") }
    public var ellipsizeSet: PropertyKey<Owner, Bool> { PropertyKey("ellipsize-set") }
    public var family: PropertyKey<Owner, String?> { PropertyKey("family") }
    public var familySet: PropertyKey<Owner, Bool> { PropertyKey("family-set") }
    public var font: PropertyKey<Owner, String?> { PropertyKey("font") }
    public var fontDesc: PropertyKey<Owner, Pango.FontDescription?> { PropertyKey("font-desc") }
    public var foregroundRgba: PropertyKey<Owner, Gdk.RGBA?> { PropertyKey("foreground-rgba") }
    public var foregroundSet: PropertyKey<Owner, Bool> { PropertyKey("foreground-set") }
    public var language: PropertyKey<Owner, String?> { PropertyKey("language") }
    public var languageSet: PropertyKey<Owner, Bool> { PropertyKey("language-set") }
    public var maxWidthChars: PropertyKey<Owner, Int> { PropertyKey("max-width-chars") }
    public var placeholderText: PropertyKey<Owner, String?> { PropertyKey("placeholder-text") }
    public var rise: PropertyKey<Owner, Int> { PropertyKey("rise") }
    public var riseSet: PropertyKey<Owner, Bool> { PropertyKey("rise-set") }
    public var scale: PropertyKey<Owner, Double> { PropertyKey("scale") }
    public var scaleSet: PropertyKey<Owner, Bool> { PropertyKey("scale-set") }
    public var singleParagraphMode: PropertyKey<Owner, Bool> { PropertyKey("single-paragraph-mode") }
    public var size: PropertyKey<Owner, Int> { PropertyKey("size") }
    public var sizePoints: PropertyKey<Owner, Double> { PropertyKey("size-points") }
    public var sizeSet: PropertyKey<Owner, Bool> { PropertyKey("size-set") }
    public var stretch: PropertyKey<Owner, Pango.Stretch> { PropertyKey("stretch") }
    public var stretchSet: PropertyKey<Owner, Bool> { PropertyKey("stretch-set") }
    public var strikethrough: PropertyKey<Owner, Bool> { PropertyKey("strikethrough") }
    public var strikethroughSet: PropertyKey<Owner, Bool> { PropertyKey("strikethrough-set") }
    public var style: PropertyKey<Owner, Pango.Style> { PropertyKey("style") }
    public var styleSet: PropertyKey<Owner, Bool> { PropertyKey("style-set") }
    public var text: PropertyKey<Owner, String?> { PropertyKey("text") }
    public var underline: PropertyKey<Owner, Pango.Underline> { PropertyKey("underline") }
    public var underlineSet: PropertyKey<Owner, Bool> { PropertyKey("underline-set") }
    public var variant: PropertyKey<Owner, Pango.FontVariant> { PropertyKey("variant") }
    public var variantSet: PropertyKey<Owner, Bool> { PropertyKey("variant-set") }
    public var weight: PropertyKey<Owner, Int> { PropertyKey("weight") }
    public var weightSet: PropertyKey<Owner, Bool> { PropertyKey("weight-set") }
    public var widthChars: PropertyKey<Owner, Int> { PropertyKey("width-chars") }
    public var wrapMode: PropertyKey<Owner, Pango.WrapMode> { PropertyKey("wrap-mode") }
    public var wrapWidth: PropertyKey<Owner, Int> { PropertyKey("wrap-width") }
    public var edited: SignalKey<Owner, (path: String, newText: String)> { SignalKey("edited") { ($0.get(1), $0.get(2)) } }
}
