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

/// `GtkCellRendererText`. <https://docs.gtk.org/gtk4/class.CellRendererText.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.Inscription or Gtk.Label instead.")
#endif
open class CellRendererText: CellRenderer {
    open override nonisolated class var gtype: UInt { gtk_cell_renderer_text_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellRendererText(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.Inscription or Gtk.Label instead.")
#endif
extension CellRendererText {
    /// `align-set`.
    public var alignSet: Bool {
        get { property("align-set") }
        set { setProperty("align-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.alignSet; defer { self.alignSet = value }; yield &value }
    }

    /// `alignment`.
    public var textAlignment: Pango.Alignment {
        get { property("alignment") }
        set { setProperty("alignment", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.textAlignment; defer { self.textAlignment = value }; yield &value }
    }

    /// `attributes`.
    public var attributes: Pango.AttrList? {
        get { property("attributes") }
        set { setProperty("attributes", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.attributes; defer { self.attributes = value }; yield &value }
    }

    /// `background`. It is only written.
    public func setBackground(_ newValue: String?) {
        setProperty("background", newValue)
    }

    /// `background-rgba`.
    public var backgroundRgba: Gdk.RGBA? {
        get { property("background-rgba") }
        set { setProperty("background-rgba", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.backgroundRgba; defer { self.backgroundRgba = value }; yield &value }
    }

    /// `background-set`.
    public var backgroundSet: Bool {
        get { property("background-set") }
        set { setProperty("background-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.backgroundSet; defer { self.backgroundSet = value }; yield &value }
    }

    /// `editable`.
    public var editable: Bool {
        get { property("editable") }
        set { setProperty("editable", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.editable; defer { self.editable = value }; yield &value }
    }

    /// `editable-set`.
    public var editableSet: Bool {
        get { property("editable-set") }
        set { setProperty("editable-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.editableSet; defer { self.editableSet = value }; yield &value }
    }

    /// `ellipsize`.
    public var ellipsize: Pango.EllipsizeMode {
        get { property("ellipsize") }
        set { setProperty("ellipsize", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.ellipsize; defer { self.ellipsize = value }; yield &value }
    }

    /// `ellipsize-set`.
    public var ellipsizeSet: Bool {
        get { property("ellipsize-set") }
        set { setProperty("ellipsize-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.ellipsizeSet; defer { self.ellipsizeSet = value }; yield &value }
    }

    /// `family`.
    public var family: String? {
        get { property("family") }
        set { setProperty("family", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.family; defer { self.family = value }; yield &value }
    }

    /// `family-set`.
    public var familySet: Bool {
        get { property("family-set") }
        set { setProperty("family-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.familySet; defer { self.familySet = value }; yield &value }
    }

    /// `font`.
    public var font: String? {
        get { property("font") }
        set { setProperty("font", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.font; defer { self.font = value }; yield &value }
    }

    /// `font-desc`.
    public var fontDesc: Pango.FontDescription? {
        get { property("font-desc") }
        set { setProperty("font-desc", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fontDesc; defer { self.fontDesc = value }; yield &value }
    }

    /// `foreground`. It is only written.
    public func setForeground(_ newValue: String?) {
        setProperty("foreground", newValue)
    }

    /// `foreground-rgba`.
    public var foregroundRgba: Gdk.RGBA? {
        get { property("foreground-rgba") }
        set { setProperty("foreground-rgba", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.foregroundRgba; defer { self.foregroundRgba = value }; yield &value }
    }

    /// `foreground-set`.
    public var foregroundSet: Bool {
        get { property("foreground-set") }
        set { setProperty("foreground-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.foregroundSet; defer { self.foregroundSet = value }; yield &value }
    }

    /// `language`.
    public var language: String? {
        get { property("language") }
        set { setProperty("language", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.language; defer { self.language = value }; yield &value }
    }

    /// `language-set`.
    public var languageSet: Bool {
        get { property("language-set") }
        set { setProperty("language-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.languageSet; defer { self.languageSet = value }; yield &value }
    }

    /// `markup`. It is only written.
    public func setMarkup(_ newValue: String?) {
        setProperty("markup", newValue)
    }

    /// `max-width-chars`.
    public var maxWidthChars: Int {
        get { property("max-width-chars") }
        set { setProperty("max-width-chars", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.maxWidthChars; defer { self.maxWidthChars = value }; yield &value }
    }

    /// `placeholder-text`.
    public var placeholderText: String? {
        get { property("placeholder-text") }
        set { setProperty("placeholder-text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.placeholderText; defer { self.placeholderText = value }; yield &value }
    }

    /// `rise`.
    public var rise: Int {
        get { property("rise") }
        set { setProperty("rise", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.rise; defer { self.rise = value }; yield &value }
    }

    /// `rise-set`.
    public var riseSet: Bool {
        get { property("rise-set") }
        set { setProperty("rise-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.riseSet; defer { self.riseSet = value }; yield &value }
    }

    /// `scale`.
    public var scale: Double {
        get { property("scale") }
        set { setProperty("scale", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.scale; defer { self.scale = value }; yield &value }
    }

    /// `scale-set`.
    public var scaleSet: Bool {
        get { property("scale-set") }
        set { setProperty("scale-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.scaleSet; defer { self.scaleSet = value }; yield &value }
    }

    /// `single-paragraph-mode`.
    public var singleParagraphMode: Bool {
        get { property("single-paragraph-mode") }
        set { setProperty("single-paragraph-mode", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.singleParagraphMode; defer { self.singleParagraphMode = value }; yield &value }
    }

    /// `size`.
    public var size: Int {
        get { property("size") }
        set { setProperty("size", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.size; defer { self.size = value }; yield &value }
    }

    /// `size-points`.
    public var sizePoints: Double {
        get { property("size-points") }
        set { setProperty("size-points", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.sizePoints; defer { self.sizePoints = value }; yield &value }
    }

    /// `size-set`.
    public var sizeSet: Bool {
        get { property("size-set") }
        set { setProperty("size-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.sizeSet; defer { self.sizeSet = value }; yield &value }
    }

    /// `stretch`.
    public var stretch: Pango.Stretch {
        get { property("stretch") }
        set { setProperty("stretch", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.stretch; defer { self.stretch = value }; yield &value }
    }

    /// `stretch-set`.
    public var stretchSet: Bool {
        get { property("stretch-set") }
        set { setProperty("stretch-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.stretchSet; defer { self.stretchSet = value }; yield &value }
    }

    /// `strikethrough`.
    public var strikethrough: Bool {
        get { property("strikethrough") }
        set { setProperty("strikethrough", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.strikethrough; defer { self.strikethrough = value }; yield &value }
    }

    /// `strikethrough-set`.
    public var strikethroughSet: Bool {
        get { property("strikethrough-set") }
        set { setProperty("strikethrough-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.strikethroughSet; defer { self.strikethroughSet = value }; yield &value }
    }

    /// `style`.
    public var style: Pango.Style {
        get { property("style") }
        set { setProperty("style", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.style; defer { self.style = value }; yield &value }
    }

    /// `style-set`.
    public var styleSet: Bool {
        get { property("style-set") }
        set { setProperty("style-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.styleSet; defer { self.styleSet = value }; yield &value }
    }

    /// `text`.
    public var text: String? {
        get { property("text") }
        set { setProperty("text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `underline`.
    public var underline: Pango.Underline {
        get { property("underline") }
        set { setProperty("underline", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.underline; defer { self.underline = value }; yield &value }
    }

    /// `underline-set`.
    public var underlineSet: Bool {
        get { property("underline-set") }
        set { setProperty("underline-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.underlineSet; defer { self.underlineSet = value }; yield &value }
    }

    /// `variant`.
    public var variant: Pango.FontVariant {
        get { property("variant") }
        set { setProperty("variant", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.variant; defer { self.variant = value }; yield &value }
    }

    /// `variant-set`.
    public var variantSet: Bool {
        get { property("variant-set") }
        set { setProperty("variant-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.variantSet; defer { self.variantSet = value }; yield &value }
    }

    /// `weight`.
    public var weight: Int {
        get { property("weight") }
        set { setProperty("weight", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.weight; defer { self.weight = value }; yield &value }
    }

    /// `weight-set`.
    public var weightSet: Bool {
        get { property("weight-set") }
        set { setProperty("weight-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.weightSet; defer { self.weightSet = value }; yield &value }
    }

    /// `width-chars`.
    public var widthChars: Int {
        get { property("width-chars") }
        set { setProperty("width-chars", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.widthChars; defer { self.widthChars = value }; yield &value }
    }

    /// `wrap-mode`.
    public var wrapMode: Pango.WrapMode {
        get { property("wrap-mode") }
        set { setProperty("wrap-mode", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.wrapMode; defer { self.wrapMode = value }; yield &value }
    }

    /// `wrap-width`.
    public var wrapWidth: Int {
        get { property("wrap-width") }
        set { setProperty("wrap-width", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.wrapWidth; defer { self.wrapWidth = value }; yield &value }
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
        gtk_cell_renderer_text_set_fixed_height_from_font(C.cast(_raw), C.gint(numberOfRows))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.Inscription or Gtk.Label instead.")
#endif
extension Members where Owner: CellRendererText {
    public var alignSet: PropertyKey<Owner, Bool> { PropertyKey("align-set") }
    public var textAlignment: PropertyKey<Owner, Pango.Alignment> { PropertyKey("alignment") }
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
