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

/// `GtkTextTag`. <https://docs.gtk.org/gtk4/class.TextTag.html>
open class TextTag: Object {
    open override nonisolated class var gtype: UInt { gtk_text_tag_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TextTag(_borrowed: raw) }

    /// `gtk_text_tag_new()`.
    public convenience init(name: String? = nil) {
        if Self.hasOwnType { self.init(properties: ["name": name]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_text_tag_new(name)), "gtk_text_tag_new"))
    }
}

extension TextTag {
    /// `accumulative-margin`.
    public var accumulativeMargin: Bool {
        get { property("accumulative-margin") }
        set { setProperty("accumulative-margin", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.accumulativeMargin; defer { self.accumulativeMargin = value }; yield &value }
    }

    /// `allow-breaks`.
    public var allowBreaks: Bool {
        get { property("allow-breaks") }
        set { setProperty("allow-breaks", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.allowBreaks; defer { self.allowBreaks = value }; yield &value }
    }

    /// `allow-breaks-set`.
    public var allowBreaksSet: Bool {
        get { property("allow-breaks-set") }
        set { setProperty("allow-breaks-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.allowBreaksSet; defer { self.allowBreaksSet = value }; yield &value }
    }

    /// `background`. It is only written.
    public func setBackground(_ newValue: String?) {
        setProperty("background", newValue)
    }

    /// `background-full-height`.
    public var backgroundFullHeight: Bool {
        get { property("background-full-height") }
        set { setProperty("background-full-height", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.backgroundFullHeight; defer { self.backgroundFullHeight = value }; yield &value }
    }

    /// `background-full-height-set`.
    public var backgroundFullHeightSet: Bool {
        get { property("background-full-height-set") }
        set { setProperty("background-full-height-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.backgroundFullHeightSet; defer { self.backgroundFullHeightSet = value }; yield &value }
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

    /// `direction`.
    public var direction: TextDirection {
        get { property("direction") }
        set { setProperty("direction", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.direction; defer { self.direction = value }; yield &value }
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

    /// `fallback`.
    public var fallback: Bool {
        get { property("fallback") }
        set { setProperty("fallback", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fallback; defer { self.fallback = value }; yield &value }
    }

    /// `fallback-set`.
    public var fallbackSet: Bool {
        get { property("fallback-set") }
        set { setProperty("fallback-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fallbackSet; defer { self.fallbackSet = value }; yield &value }
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

    /// `font-features`.
    public var fontFeatures: String? {
        get { property("font-features") }
        set { setProperty("font-features", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fontFeatures; defer { self.fontFeatures = value }; yield &value }
    }

    /// `font-features-set`.
    public var fontFeaturesSet: Bool {
        get { property("font-features-set") }
        set { setProperty("font-features-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.fontFeaturesSet; defer { self.fontFeaturesSet = value }; yield &value }
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

    /// `indent`.
    public var indent: Int {
        get { property("indent") }
        set { setProperty("indent", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.indent; defer { self.indent = value }; yield &value }
    }

    /// `indent-set`.
    public var indentSet: Bool {
        get { property("indent-set") }
        set { setProperty("indent-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.indentSet; defer { self.indentSet = value }; yield &value }
    }

    /// `insert-hyphens`.
    public var insertHyphens: Bool {
        get { property("insert-hyphens") }
        set { setProperty("insert-hyphens", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.insertHyphens; defer { self.insertHyphens = value }; yield &value }
    }

    /// `insert-hyphens-set`.
    public var insertHyphensSet: Bool {
        get { property("insert-hyphens-set") }
        set { setProperty("insert-hyphens-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.insertHyphensSet; defer { self.insertHyphensSet = value }; yield &value }
    }

    /// `invisible`.
    public var invisible: Bool {
        get { property("invisible") }
        set { setProperty("invisible", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.invisible; defer { self.invisible = value }; yield &value }
    }

    /// `invisible-set`.
    public var invisibleSet: Bool {
        get { property("invisible-set") }
        set { setProperty("invisible-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.invisibleSet; defer { self.invisibleSet = value }; yield &value }
    }

    /// `justification`.
    public var justification: Justification {
        get { property("justification") }
        set { setProperty("justification", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.justification; defer { self.justification = value }; yield &value }
    }

    /// `justification-set`.
    public var justificationSet: Bool {
        get { property("justification-set") }
        set { setProperty("justification-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.justificationSet; defer { self.justificationSet = value }; yield &value }
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

    /// `left-margin`.
    public var leftMargin: Int {
        get { property("left-margin") }
        set { setProperty("left-margin", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.leftMargin; defer { self.leftMargin = value }; yield &value }
    }

    /// `left-margin-set`.
    public var leftMarginSet: Bool {
        get { property("left-margin-set") }
        set { setProperty("left-margin-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.leftMarginSet; defer { self.leftMarginSet = value }; yield &value }
    }

    /// `letter-spacing`.
    public var letterSpacing: Int {
        get { property("letter-spacing") }
        set { setProperty("letter-spacing", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.letterSpacing; defer { self.letterSpacing = value }; yield &value }
    }

    /// `letter-spacing-set`.
    public var letterSpacingSet: Bool {
        get { property("letter-spacing-set") }
        set { setProperty("letter-spacing-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.letterSpacingSet; defer { self.letterSpacingSet = value }; yield &value }
    }

    /// `line-height`.
    public var lineHeight: Double {
        get { property("line-height") }
        set { setProperty("line-height", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.lineHeight; defer { self.lineHeight = value }; yield &value }
    }

    /// `line-height-set`.
    public var lineHeightSet: Bool {
        get { property("line-height-set") }
        set { setProperty("line-height-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.lineHeightSet; defer { self.lineHeightSet = value }; yield &value }
    }

    /// `name`.
    public var name: String? { property("name") }

    /// `overline`.
    public var overline: Pango.Overline {
        get { property("overline") }
        set { setProperty("overline", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.overline; defer { self.overline = value }; yield &value }
    }

    /// `overline-rgba`.
    public var overlineRgba: Gdk.RGBA? {
        get { property("overline-rgba") }
        set { setProperty("overline-rgba", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.overlineRgba; defer { self.overlineRgba = value }; yield &value }
    }

    /// `overline-rgba-set`.
    public var overlineRgbaSet: Bool {
        get { property("overline-rgba-set") }
        set { setProperty("overline-rgba-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.overlineRgbaSet; defer { self.overlineRgbaSet = value }; yield &value }
    }

    /// `overline-set`.
    public var overlineSet: Bool {
        get { property("overline-set") }
        set { setProperty("overline-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.overlineSet; defer { self.overlineSet = value }; yield &value }
    }

    /// `paragraph-background`. It is only written.
    public func setParagraphBackground(_ newValue: String?) {
        setProperty("paragraph-background", newValue)
    }

    /// `paragraph-background-rgba`.
    public var paragraphBackgroundRgba: Gdk.RGBA? {
        get { property("paragraph-background-rgba") }
        set { setProperty("paragraph-background-rgba", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.paragraphBackgroundRgba; defer { self.paragraphBackgroundRgba = value }; yield &value }
    }

    /// `paragraph-background-set`.
    public var paragraphBackgroundSet: Bool {
        get { property("paragraph-background-set") }
        set { setProperty("paragraph-background-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.paragraphBackgroundSet; defer { self.paragraphBackgroundSet = value }; yield &value }
    }

    /// `pixels-above-lines`.
    public var pixelsAboveLines: Int {
        get { property("pixels-above-lines") }
        set { setProperty("pixels-above-lines", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pixelsAboveLines; defer { self.pixelsAboveLines = value }; yield &value }
    }

    /// `pixels-above-lines-set`.
    public var pixelsAboveLinesSet: Bool {
        get { property("pixels-above-lines-set") }
        set { setProperty("pixels-above-lines-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pixelsAboveLinesSet; defer { self.pixelsAboveLinesSet = value }; yield &value }
    }

    /// `pixels-below-lines`.
    public var pixelsBelowLines: Int {
        get { property("pixels-below-lines") }
        set { setProperty("pixels-below-lines", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pixelsBelowLines; defer { self.pixelsBelowLines = value }; yield &value }
    }

    /// `pixels-below-lines-set`.
    public var pixelsBelowLinesSet: Bool {
        get { property("pixels-below-lines-set") }
        set { setProperty("pixels-below-lines-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pixelsBelowLinesSet; defer { self.pixelsBelowLinesSet = value }; yield &value }
    }

    /// `pixels-inside-wrap`.
    public var pixelsInsideWrap: Int {
        get { property("pixels-inside-wrap") }
        set { setProperty("pixels-inside-wrap", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pixelsInsideWrap; defer { self.pixelsInsideWrap = value }; yield &value }
    }

    /// `pixels-inside-wrap-set`.
    public var pixelsInsideWrapSet: Bool {
        get { property("pixels-inside-wrap-set") }
        set { setProperty("pixels-inside-wrap-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pixelsInsideWrapSet; defer { self.pixelsInsideWrapSet = value }; yield &value }
    }

    /// `right-margin`.
    public var rightMargin: Int {
        get { property("right-margin") }
        set { setProperty("right-margin", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.rightMargin; defer { self.rightMargin = value }; yield &value }
    }

    /// `right-margin-set`.
    public var rightMarginSet: Bool {
        get { property("right-margin-set") }
        set { setProperty("right-margin-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.rightMarginSet; defer { self.rightMarginSet = value }; yield &value }
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

    /// `sentence`.
    public var sentence: Bool {
        get { property("sentence") }
        set { setProperty("sentence", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.sentence; defer { self.sentence = value }; yield &value }
    }

    /// `sentence-set`.
    public var sentenceSet: Bool {
        get { property("sentence-set") }
        set { setProperty("sentence-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.sentenceSet; defer { self.sentenceSet = value }; yield &value }
    }

    /// `show-spaces`.
    public var showSpaces: Pango.ShowFlags {
        get { property("show-spaces") }
        set { setProperty("show-spaces", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.showSpaces; defer { self.showSpaces = value }; yield &value }
    }

    /// `show-spaces-set`.
    public var showSpacesSet: Bool {
        get { property("show-spaces-set") }
        set { setProperty("show-spaces-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.showSpacesSet; defer { self.showSpacesSet = value }; yield &value }
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

    /// `strikethrough-rgba`.
    public var strikethroughRgba: Gdk.RGBA? {
        get { property("strikethrough-rgba") }
        set { setProperty("strikethrough-rgba", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.strikethroughRgba; defer { self.strikethroughRgba = value }; yield &value }
    }

    /// `strikethrough-rgba-set`.
    public var strikethroughRgbaSet: Bool {
        get { property("strikethrough-rgba-set") }
        set { setProperty("strikethrough-rgba-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.strikethroughRgbaSet; defer { self.strikethroughRgbaSet = value }; yield &value }
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

    /// `tabs`.
    public var tabs: Pango.TabArray? {
        get { property("tabs") }
        set { setProperty("tabs", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tabs; defer { self.tabs = value }; yield &value }
    }

    /// `tabs-set`.
    public var tabsSet: Bool {
        get { property("tabs-set") }
        set { setProperty("tabs-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.tabsSet; defer { self.tabsSet = value }; yield &value }
    }

    /// `text-transform`.
    public var textTransform: Pango.TextTransform {
        get { property("text-transform") }
        set { setProperty("text-transform", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.textTransform; defer { self.textTransform = value }; yield &value }
    }

    /// `text-transform-set`.
    public var textTransformSet: Bool {
        get { property("text-transform-set") }
        set { setProperty("text-transform-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.textTransformSet; defer { self.textTransformSet = value }; yield &value }
    }

    /// `underline`.
    public var underline: Pango.Underline {
        get { property("underline") }
        set { setProperty("underline", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.underline; defer { self.underline = value }; yield &value }
    }

    /// `underline-rgba`.
    public var underlineRgba: Gdk.RGBA? {
        get { property("underline-rgba") }
        set { setProperty("underline-rgba", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.underlineRgba; defer { self.underlineRgba = value }; yield &value }
    }

    /// `underline-rgba-set`.
    public var underlineRgbaSet: Bool {
        get { property("underline-rgba-set") }
        set { setProperty("underline-rgba-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.underlineRgbaSet; defer { self.underlineRgbaSet = value }; yield &value }
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

    /// `word`.
    public var word: Bool {
        get { property("word") }
        set { setProperty("word", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.word; defer { self.word = value }; yield &value }
    }

    /// `word-set`.
    public var wordSet: Bool {
        get { property("word-set") }
        set { setProperty("word-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.wordSet; defer { self.wordSet = value }; yield &value }
    }

    /// `wrap-mode`.
    public var wrapMode: WrapMode {
        get { property("wrap-mode") }
        set { setProperty("wrap-mode", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.wrapMode; defer { self.wrapMode = value }; yield &value }
    }

    /// `wrap-mode-set`.
    public var wrapModeSet: Bool {
        get { property("wrap-mode-set") }
        set { setProperty("wrap-mode-set", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.wrapModeSet; defer { self.wrapModeSet = value }; yield &value }
    }

    /// `gtk_text_tag_changed()`.
    public func changed(sizeChanged: Bool) {
        gtk_text_tag_changed(C.cast(_raw), sizeChanged ? 1 : 0)
    }

    /// `gtk_text_tag_get_priority()`.
    public var priority: Int {
        get { C.int(gtk_text_tag_get_priority(C.cast(_raw))) }
        set { gtk_text_tag_set_priority(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.priority; defer { self.priority = value }; yield &value }
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
    public var lineHeight: PropertyKey<Owner, Double> { PropertyKey("line-height") }
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
