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

/// `GtkTextTag`. <https://docs.gtk.org/gtk4/class.TextTag.html>
open class TextTag: Object {
    open override nonisolated class var gtype: UInt { gtk_text_tag_get_type() }
    open override nonisolated class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TextTag(_borrowed: raw) }

    /// `gtk_text_tag_new()`.
    public convenience init(name: String? = nil) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_text_tag_new(name)), "gtk_text_tag_new"))
    }
}

extension TextTag {
    /// `accumulative-margin`.
    public var accumulativeMargin: Bool {
        get { property("accumulative-margin") }
        set { setProperty("accumulative-margin", newValue) }
    }

    /// `allow-breaks`.
    public var allowBreaks: Bool {
        get { property("allow-breaks") }
        set { setProperty("allow-breaks", newValue) }
    }

    /// `allow-breaks-set`.
    public var allowBreaksSet: Bool {
        get { property("allow-breaks-set") }
        set { setProperty("allow-breaks-set", newValue) }
    }

    /// `background`. It cannot be read.
    public func setBackground(_ newValue: String?) {
        setProperty("background", newValue)
    }

    /// `background-full-height`.
    public var backgroundFullHeight: Bool {
        get { property("background-full-height") }
        set { setProperty("background-full-height", newValue) }
    }

    /// `background-full-height-set`.
    public var backgroundFullHeightSet: Bool {
        get { property("background-full-height-set") }
        set { setProperty("background-full-height-set", newValue) }
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

    /// `direction`.
    public var direction: TextDirection {
        get { property("direction") }
        set { setProperty("direction", newValue) }
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

    /// `fallback`.
    public var fallback: Bool {
        get { property("fallback") }
        set { setProperty("fallback", newValue) }
    }

    /// `fallback-set`.
    public var fallbackSet: Bool {
        get { property("fallback-set") }
        set { setProperty("fallback-set", newValue) }
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

    /// `font-features`.
    public var fontFeatures: String? {
        get { property("font-features") }
        set { setProperty("font-features", newValue) }
    }

    /// `font-features-set`.
    public var fontFeaturesSet: Bool {
        get { property("font-features-set") }
        set { setProperty("font-features-set", newValue) }
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

    /// `indent`.
    public var indent: Int {
        get { property("indent") }
        set { setProperty("indent", newValue) }
    }

    /// `indent-set`.
    public var indentSet: Bool {
        get { property("indent-set") }
        set { setProperty("indent-set", newValue) }
    }

    /// `insert-hyphens`.
    public var insertHyphens: Bool {
        get { property("insert-hyphens") }
        set { setProperty("insert-hyphens", newValue) }
    }

    /// `insert-hyphens-set`.
    public var insertHyphensSet: Bool {
        get { property("insert-hyphens-set") }
        set { setProperty("insert-hyphens-set", newValue) }
    }

    /// `invisible`.
    public var invisible: Bool {
        get { property("invisible") }
        set { setProperty("invisible", newValue) }
    }

    /// `invisible-set`.
    public var invisibleSet: Bool {
        get { property("invisible-set") }
        set { setProperty("invisible-set", newValue) }
    }

    /// `justification`.
    public var justification: Justification {
        get { property("justification") }
        set { setProperty("justification", newValue) }
    }

    /// `justification-set`.
    public var justificationSet: Bool {
        get { property("justification-set") }
        set { setProperty("justification-set", newValue) }
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

    /// `left-margin`.
    public var leftMargin: Int {
        get { property("left-margin") }
        set { setProperty("left-margin", newValue) }
    }

    /// `left-margin-set`.
    public var leftMarginSet: Bool {
        get { property("left-margin-set") }
        set { setProperty("left-margin-set", newValue) }
    }

    /// `letter-spacing`.
    public var letterSpacing: Int {
        get { property("letter-spacing") }
        set { setProperty("letter-spacing", newValue) }
    }

    /// `letter-spacing-set`.
    public var letterSpacingSet: Bool {
        get { property("letter-spacing-set") }
        set { setProperty("letter-spacing-set", newValue) }
    }

    /// `line-height`.
    public var lineHeight: Float {
        get { property("line-height") }
        set { setProperty("line-height", newValue) }
    }

    /// `line-height-set`.
    public var lineHeightSet: Bool {
        get { property("line-height-set") }
        set { setProperty("line-height-set", newValue) }
    }

    /// `name`.
    public var name: String? { property("name") }

    /// `overline`.
    public var overline: Pango.Overline {
        get { property("overline") }
        set { setProperty("overline", newValue) }
    }

    /// `overline-rgba`.
    public var overlineRgba: Gdk.RGBA? {
        get { property("overline-rgba") }
        set { setProperty("overline-rgba", newValue) }
    }

    /// `overline-rgba-set`.
    public var overlineRgbaSet: Bool {
        get { property("overline-rgba-set") }
        set { setProperty("overline-rgba-set", newValue) }
    }

    /// `overline-set`.
    public var overlineSet: Bool {
        get { property("overline-set") }
        set { setProperty("overline-set", newValue) }
    }

    /// `paragraph-background`. It cannot be read.
    public func setParagraphBackground(_ newValue: String?) {
        setProperty("paragraph-background", newValue)
    }

    /// `paragraph-background-rgba`.
    public var paragraphBackgroundRgba: Gdk.RGBA? {
        get { property("paragraph-background-rgba") }
        set { setProperty("paragraph-background-rgba", newValue) }
    }

    /// `paragraph-background-set`.
    public var paragraphBackgroundSet: Bool {
        get { property("paragraph-background-set") }
        set { setProperty("paragraph-background-set", newValue) }
    }

    /// `pixels-above-lines`.
    public var pixelsAboveLines: Int {
        get { property("pixels-above-lines") }
        set { setProperty("pixels-above-lines", newValue) }
    }

    /// `pixels-above-lines-set`.
    public var pixelsAboveLinesSet: Bool {
        get { property("pixels-above-lines-set") }
        set { setProperty("pixels-above-lines-set", newValue) }
    }

    /// `pixels-below-lines`.
    public var pixelsBelowLines: Int {
        get { property("pixels-below-lines") }
        set { setProperty("pixels-below-lines", newValue) }
    }

    /// `pixels-below-lines-set`.
    public var pixelsBelowLinesSet: Bool {
        get { property("pixels-below-lines-set") }
        set { setProperty("pixels-below-lines-set", newValue) }
    }

    /// `pixels-inside-wrap`.
    public var pixelsInsideWrap: Int {
        get { property("pixels-inside-wrap") }
        set { setProperty("pixels-inside-wrap", newValue) }
    }

    /// `pixels-inside-wrap-set`.
    public var pixelsInsideWrapSet: Bool {
        get { property("pixels-inside-wrap-set") }
        set { setProperty("pixels-inside-wrap-set", newValue) }
    }

    /// `right-margin`.
    public var rightMargin: Int {
        get { property("right-margin") }
        set { setProperty("right-margin", newValue) }
    }

    /// `right-margin-set`.
    public var rightMarginSet: Bool {
        get { property("right-margin-set") }
        set { setProperty("right-margin-set", newValue) }
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

    /// `sentence`.
    public var sentence: Bool {
        get { property("sentence") }
        set { setProperty("sentence", newValue) }
    }

    /// `sentence-set`.
    public var sentenceSet: Bool {
        get { property("sentence-set") }
        set { setProperty("sentence-set", newValue) }
    }

    /// `show-spaces`.
    public var showSpaces: Pango.ShowFlags {
        get { property("show-spaces") }
        set { setProperty("show-spaces", newValue) }
    }

    /// `show-spaces-set`.
    public var showSpacesSet: Bool {
        get { property("show-spaces-set") }
        set { setProperty("show-spaces-set", newValue) }
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

    /// `strikethrough-rgba`.
    public var strikethroughRgba: Gdk.RGBA? {
        get { property("strikethrough-rgba") }
        set { setProperty("strikethrough-rgba", newValue) }
    }

    /// `strikethrough-rgba-set`.
    public var strikethroughRgbaSet: Bool {
        get { property("strikethrough-rgba-set") }
        set { setProperty("strikethrough-rgba-set", newValue) }
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

    /// `tabs`.
    public var tabs: Pango.TabArray? {
        get { property("tabs") }
        set { setProperty("tabs", newValue) }
    }

    /// `tabs-set`.
    public var tabsSet: Bool {
        get { property("tabs-set") }
        set { setProperty("tabs-set", newValue) }
    }

    /// `text-transform`.
    public var textTransform: Pango.TextTransform {
        get { property("text-transform") }
        set { setProperty("text-transform", newValue) }
    }

    /// `text-transform-set`.
    public var textTransformSet: Bool {
        get { property("text-transform-set") }
        set { setProperty("text-transform-set", newValue) }
    }

    /// `underline`.
    public var underline: Pango.Underline {
        get { property("underline") }
        set { setProperty("underline", newValue) }
    }

    /// `underline-rgba`.
    public var underlineRgba: Gdk.RGBA? {
        get { property("underline-rgba") }
        set { setProperty("underline-rgba", newValue) }
    }

    /// `underline-rgba-set`.
    public var underlineRgbaSet: Bool {
        get { property("underline-rgba-set") }
        set { setProperty("underline-rgba-set", newValue) }
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

    /// `word`.
    public var word: Bool {
        get { property("word") }
        set { setProperty("word", newValue) }
    }

    /// `word-set`.
    public var wordSet: Bool {
        get { property("word-set") }
        set { setProperty("word-set", newValue) }
    }

    /// `wrap-mode`.
    public var wrapMode: WrapMode {
        get { property("wrap-mode") }
        set { setProperty("wrap-mode", newValue) }
    }

    /// `wrap-mode-set`.
    public var wrapModeSet: Bool {
        get { property("wrap-mode-set") }
        set { setProperty("wrap-mode-set", newValue) }
    }

    /// `gtk_text_tag_changed()`.
    public func changed(_ sizeChanged: Bool) {
        gtk_text_tag_changed(C.cast(_raw), sizeChanged ? 1 : 0)
    }

    /// `gtk_text_tag_get_priority()`.
    public var priority: Int {
        get { Int(gtk_text_tag_get_priority(C.cast(_raw))) }
        set { gtk_text_tag_set_priority(C.cast(_raw), gint(newValue)) }
    }
}

extension Members where Owner: TextTag {
    public var accumulativeMargin: PropertyKey<Owner, Bool> { PropertyKey("accumulative-margin") }
    public var allowBreaks: PropertyKey<Owner, Bool> { PropertyKey("allow-breaks") }
    public var allowBreaksSet: PropertyKey<Owner, Bool> { PropertyKey("allow-breaks-set") }
    public var backgroundFullHeight: PropertyKey<Owner, Bool> { PropertyKey("background-full-height") }
    public var backgroundFullHeightSet: PropertyKey<Owner, Bool> { PropertyKey("background-full-height-set") }
    public var backgroundRgba: PropertyKey<Owner, Gdk.RGBA?> { PropertyKey("background-rgba") }
    public var backgroundSet: PropertyKey<Owner, Bool> { PropertyKey("background-set") }
    public var direction: PropertyKey<Owner, TextDirection> { PropertyKey("direction") }
    public var editable: PropertyKey<Owner, Bool> { PropertyKey("editable") }
    public var editableSet: PropertyKey<Owner, Bool> { PropertyKey("editable-set") }
    public var fallback: PropertyKey<Owner, Bool> { PropertyKey("fallback") }
    public var fallbackSet: PropertyKey<Owner, Bool> { PropertyKey("fallback-set") }
    public var family: PropertyKey<Owner, String?> { PropertyKey("family") }
    public var familySet: PropertyKey<Owner, Bool> { PropertyKey("family-set") }
    public var font: PropertyKey<Owner, String?> { PropertyKey("font") }
    public var fontDesc: PropertyKey<Owner, Pango.FontDescription?> { PropertyKey("font-desc") }
    public var fontFeatures: PropertyKey<Owner, String?> { PropertyKey("font-features") }
    public var fontFeaturesSet: PropertyKey<Owner, Bool> { PropertyKey("font-features-set") }
    public var foregroundRgba: PropertyKey<Owner, Gdk.RGBA?> { PropertyKey("foreground-rgba") }
    public var foregroundSet: PropertyKey<Owner, Bool> { PropertyKey("foreground-set") }
    public var indent: PropertyKey<Owner, Int> { PropertyKey("indent") }
    public var indentSet: PropertyKey<Owner, Bool> { PropertyKey("indent-set") }
    public var insertHyphens: PropertyKey<Owner, Bool> { PropertyKey("insert-hyphens") }
    public var insertHyphensSet: PropertyKey<Owner, Bool> { PropertyKey("insert-hyphens-set") }
    public var invisible: PropertyKey<Owner, Bool> { PropertyKey("invisible") }
    public var invisibleSet: PropertyKey<Owner, Bool> { PropertyKey("invisible-set") }
    public var justification: PropertyKey<Owner, Justification> { PropertyKey("justification") }
    public var justificationSet: PropertyKey<Owner, Bool> { PropertyKey("justification-set") }
    public var language: PropertyKey<Owner, String?> { PropertyKey("language") }
    public var languageSet: PropertyKey<Owner, Bool> { PropertyKey("language-set") }
    public var leftMargin: PropertyKey<Owner, Int> { PropertyKey("left-margin") }
    public var leftMarginSet: PropertyKey<Owner, Bool> { PropertyKey("left-margin-set") }
    public var letterSpacing: PropertyKey<Owner, Int> { PropertyKey("letter-spacing") }
    public var letterSpacingSet: PropertyKey<Owner, Bool> { PropertyKey("letter-spacing-set") }
    public var lineHeight: PropertyKey<Owner, Float> { PropertyKey("line-height") }
    public var lineHeightSet: PropertyKey<Owner, Bool> { PropertyKey("line-height-set") }
    public var name: PropertyKey<Owner, String?> { PropertyKey("name") }
    public var overline: PropertyKey<Owner, Pango.Overline> { PropertyKey("overline") }
    public var overlineRgba: PropertyKey<Owner, Gdk.RGBA?> { PropertyKey("overline-rgba") }
    public var overlineRgbaSet: PropertyKey<Owner, Bool> { PropertyKey("overline-rgba-set") }
    public var overlineSet: PropertyKey<Owner, Bool> { PropertyKey("overline-set") }
    public var paragraphBackgroundRgba: PropertyKey<Owner, Gdk.RGBA?> { PropertyKey("paragraph-background-rgba") }
    public var paragraphBackgroundSet: PropertyKey<Owner, Bool> { PropertyKey("paragraph-background-set") }
    public var pixelsAboveLines: PropertyKey<Owner, Int> { PropertyKey("pixels-above-lines") }
    public var pixelsAboveLinesSet: PropertyKey<Owner, Bool> { PropertyKey("pixels-above-lines-set") }
    public var pixelsBelowLines: PropertyKey<Owner, Int> { PropertyKey("pixels-below-lines") }
    public var pixelsBelowLinesSet: PropertyKey<Owner, Bool> { PropertyKey("pixels-below-lines-set") }
    public var pixelsInsideWrap: PropertyKey<Owner, Int> { PropertyKey("pixels-inside-wrap") }
    public var pixelsInsideWrapSet: PropertyKey<Owner, Bool> { PropertyKey("pixels-inside-wrap-set") }
    public var rightMargin: PropertyKey<Owner, Int> { PropertyKey("right-margin") }
    public var rightMarginSet: PropertyKey<Owner, Bool> { PropertyKey("right-margin-set") }
    public var rise: PropertyKey<Owner, Int> { PropertyKey("rise") }
    public var riseSet: PropertyKey<Owner, Bool> { PropertyKey("rise-set") }
    public var scale: PropertyKey<Owner, Double> { PropertyKey("scale") }
    public var scaleSet: PropertyKey<Owner, Bool> { PropertyKey("scale-set") }
    public var sentence: PropertyKey<Owner, Bool> { PropertyKey("sentence") }
    public var sentenceSet: PropertyKey<Owner, Bool> { PropertyKey("sentence-set") }
    public var showSpaces: PropertyKey<Owner, Pango.ShowFlags> { PropertyKey("show-spaces") }
    public var showSpacesSet: PropertyKey<Owner, Bool> { PropertyKey("show-spaces-set") }
    public var size: PropertyKey<Owner, Int> { PropertyKey("size") }
    public var sizePoints: PropertyKey<Owner, Double> { PropertyKey("size-points") }
    public var sizeSet: PropertyKey<Owner, Bool> { PropertyKey("size-set") }
    public var stretch: PropertyKey<Owner, Pango.Stretch> { PropertyKey("stretch") }
    public var stretchSet: PropertyKey<Owner, Bool> { PropertyKey("stretch-set") }
    public var strikethrough: PropertyKey<Owner, Bool> { PropertyKey("strikethrough") }
    public var strikethroughRgba: PropertyKey<Owner, Gdk.RGBA?> { PropertyKey("strikethrough-rgba") }
    public var strikethroughRgbaSet: PropertyKey<Owner, Bool> { PropertyKey("strikethrough-rgba-set") }
    public var strikethroughSet: PropertyKey<Owner, Bool> { PropertyKey("strikethrough-set") }
    public var style: PropertyKey<Owner, Pango.Style> { PropertyKey("style") }
    public var styleSet: PropertyKey<Owner, Bool> { PropertyKey("style-set") }
    public var tabs: PropertyKey<Owner, Pango.TabArray?> { PropertyKey("tabs") }
    public var tabsSet: PropertyKey<Owner, Bool> { PropertyKey("tabs-set") }
    public var textTransform: PropertyKey<Owner, Pango.TextTransform> { PropertyKey("text-transform") }
    public var textTransformSet: PropertyKey<Owner, Bool> { PropertyKey("text-transform-set") }
    public var underline: PropertyKey<Owner, Pango.Underline> { PropertyKey("underline") }
    public var underlineRgba: PropertyKey<Owner, Gdk.RGBA?> { PropertyKey("underline-rgba") }
    public var underlineRgbaSet: PropertyKey<Owner, Bool> { PropertyKey("underline-rgba-set") }
    public var underlineSet: PropertyKey<Owner, Bool> { PropertyKey("underline-set") }
    public var variant: PropertyKey<Owner, Pango.FontVariant> { PropertyKey("variant") }
    public var variantSet: PropertyKey<Owner, Bool> { PropertyKey("variant-set") }
    public var weight: PropertyKey<Owner, Int> { PropertyKey("weight") }
    public var weightSet: PropertyKey<Owner, Bool> { PropertyKey("weight-set") }
    public var word: PropertyKey<Owner, Bool> { PropertyKey("word") }
    public var wordSet: PropertyKey<Owner, Bool> { PropertyKey("word-set") }
    public var wrapMode: PropertyKey<Owner, WrapMode> { PropertyKey("wrap-mode") }
    public var wrapModeSet: PropertyKey<Owner, Bool> { PropertyKey("wrap-mode-set") }
}
