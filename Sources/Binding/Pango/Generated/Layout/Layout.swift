// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoLayout`. <https://docs.gtk.org/Pango/class.Layout.html>
open class Layout: Object {
    open override nonisolated class var gtype: UInt { pango_layout_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Layout(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `pango_layout_new()`.
    public convenience init(context: Context) {
        self.init(_constructed: C.present(C.raw(pango_layout_new(C.opaque(context._raw))), "pango_layout_new"))
    }
}

extension Layout {
    /// `pango_layout_deserialize()`.
    public static func deserialize(
        _ context: Context, bytes: Bytes, flags: LayoutDeserializeFlags = []
    ) throws(GLibError) -> Layout? {
        var error: UnsafeMutablePointer<GError>?
        let result = pango_layout_deserialize(C.opaque(context._raw), C.opaque(bytes._raw), .init(rawValue: C.number(flags)), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(C.raw(result))
    }

    /// `pango_layout_context_changed()`.
    public func contextChanged() {
        pango_layout_context_changed(C.opaque(_raw))
    }

    /// `pango_layout_copy()`.
    @discardableResult
    public func copy() -> Layout {
        C.present(C.adopt(C.raw(pango_layout_copy(C.opaque(_raw)))), "pango_layout_copy")
    }

    /// `pango_layout_get_alignment()`.
    public var alignment: Alignment {
        get { C.enumeration(pango_layout_get_alignment(C.opaque(_raw)).rawValue) }
        set { pango_layout_set_alignment(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.alignment; defer { self.alignment = value }; yield &value }
    }

    /// `pango_layout_get_attributes()`.
    public var attributes: AttrList? {
        get { C.copy(C.raw(pango_layout_get_attributes(C.opaque(_raw)))) }
        set { pango_layout_set_attributes(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.attributes; defer { self.attributes = value }; yield &value }
    }

    /// `pango_layout_get_auto_dir()`.
    public var autoDir: Bool {
        get { pango_layout_get_auto_dir(C.opaque(_raw)) != 0 }
        set { pango_layout_set_auto_dir(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.autoDir; defer { self.autoDir = value }; yield &value }
    }

    /// `pango_layout_get_baseline()`.
    public var baseline: Int { C.int(pango_layout_get_baseline(C.opaque(_raw))) }

    /// `pango_layout_get_caret_pos()`.
    public func caretPos(at index: Int) -> (strongPos: Rectangle, weakPos: Rectangle) {
        var strongPos = PangoRectangle()
        var weakPos = PangoRectangle()
        pango_layout_get_caret_pos(C.opaque(_raw), C.gint(index), &strongPos, &weakPos)
        return (Rectangle(_c: strongPos), Rectangle(_c: weakPos))
    }

    /// `pango_layout_get_character_count()`.
    public var characterCount: Int { C.int(pango_layout_get_character_count(C.opaque(_raw))) }

    /// `pango_layout_get_context()`.
    public var context: Context { C.present(C.borrow(C.raw(pango_layout_get_context(C.opaque(_raw)))), "pango_layout_get_context") }

    /// `pango_layout_get_cursor_pos()`.
    public func cursorPos(at index: Int) -> (strongPos: Rectangle, weakPos: Rectangle) {
        var strongPos = PangoRectangle()
        var weakPos = PangoRectangle()
        pango_layout_get_cursor_pos(C.opaque(_raw), C.gint(index), &strongPos, &weakPos)
        return (Rectangle(_c: strongPos), Rectangle(_c: weakPos))
    }

    /// `pango_layout_get_direction()`.
    public func direction(at index: Int) -> Direction {
        C.enumeration(pango_layout_get_direction(C.opaque(_raw), C.gint(index)).rawValue)
    }

    /// `pango_layout_get_ellipsize()`.
    public var ellipsize: EllipsizeMode {
        get { C.enumeration(pango_layout_get_ellipsize(C.opaque(_raw)).rawValue) }
        set { pango_layout_set_ellipsize(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.ellipsize; defer { self.ellipsize = value }; yield &value }
    }

    /// `pango_layout_get_extents()`.
    public var extents: (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_layout_get_extents(C.opaque(_raw), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_layout_get_font_description()`.
    public var fontDescription: FontDescription? {
        get { C.copy(C.raw(pango_layout_get_font_description(C.opaque(_raw)))) }
        set { pango_layout_set_font_description(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.fontDescription; defer { self.fontDescription = value }; yield &value }
    }

    /// `pango_layout_get_height()`.
    public var height: Int {
        get { C.int(pango_layout_get_height(C.opaque(_raw))) }
        set { pango_layout_set_height(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.height; defer { self.height = value }; yield &value }
    }

    /// `pango_layout_get_indent()`.
    public var indent: Int {
        get { C.int(pango_layout_get_indent(C.opaque(_raw))) }
        set { pango_layout_set_indent(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.indent; defer { self.indent = value }; yield &value }
    }

    /// `pango_layout_get_iter()`.
    public var iter: LayoutIter { C.present(C.take(C.raw(pango_layout_get_iter(C.opaque(_raw)))), "pango_layout_get_iter") }

    /// `pango_layout_get_justify()`.
    public var justify: Bool {
        get { pango_layout_get_justify(C.opaque(_raw)) != 0 }
        set { pango_layout_set_justify(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.justify; defer { self.justify = value }; yield &value }
    }

    /// `pango_layout_get_justify_last_line()`.
    public var justifyLastLine: Bool {
        get { pango_layout_get_justify_last_line(C.opaque(_raw)) != 0 }
        set { pango_layout_set_justify_last_line(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.justifyLastLine; defer { self.justifyLastLine = value }; yield &value }
    }

    /// `pango_layout_get_line()`.
    public func line(at line: Int) -> LayoutLine? {
        C.copy(pango_layout_get_line(C.opaque(_raw), C.gint(line)))
    }

    /// `pango_layout_get_line_count()`.
    public var lineCount: Int { C.int(pango_layout_get_line_count(C.opaque(_raw))) }

    /// `pango_layout_get_line_readonly()`.
    public func readonlyLine(at line: Int) -> LayoutLine? {
        C.copy(pango_layout_get_line_readonly(C.opaque(_raw), C.gint(line)))
    }

    /// `pango_layout_get_line_spacing()`.
    public var lineSpacing: Double {
        get { Double(pango_layout_get_line_spacing(C.opaque(_raw))) }
        set { pango_layout_set_line_spacing(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.lineSpacing; defer { self.lineSpacing = value }; yield &value }
    }

    /// `pango_layout_get_lines()`.
    public var lines: [LayoutLine] { C.array(slist: pango_layout_get_lines(C.opaque(_raw)), .none) { C.present(C.copy($0), "pango_layout_get_lines") } }

    /// `pango_layout_get_lines_readonly()`.
    public var linesReadonly: [LayoutLine] { C.array(slist: pango_layout_get_lines_readonly(C.opaque(_raw)), .none) { C.present(C.copy($0), "pango_layout_get_lines_readonly") } }

    /// `pango_layout_get_log_attrs()`.
    public var logAttrs: [LogAttr] {
        var attrs: UnsafeMutablePointer<PangoLogAttr>?
        var nAttrs: gint = 0
        pango_layout_get_log_attrs(C.opaque(_raw), &attrs, &nAttrs)
        return C.array(numbers: attrs, of: PangoLogAttr.self, count: C.int(nAttrs), .container) { LogAttr(_c: $0) }
    }

    /// `pango_layout_get_log_attrs_readonly()`.
    public var logAttrsReadonly: [LogAttr] {
        var nAttrs: gint = 0
        let result = pango_layout_get_log_attrs_readonly(C.opaque(_raw), &nAttrs)
        return C.array(numbers: result, of: PangoLogAttr.self, count: C.int(nAttrs), .none) { LogAttr(_c: $0) }
    }

    /// `pango_layout_get_pixel_extents()`.
    public var pixelExtents: (inkRect: Rectangle, logicalRect: Rectangle) {
        var inkRect = PangoRectangle()
        var logicalRect = PangoRectangle()
        pango_layout_get_pixel_extents(C.opaque(_raw), &inkRect, &logicalRect)
        return (Rectangle(_c: inkRect), Rectangle(_c: logicalRect))
    }

    /// `pango_layout_get_pixel_size()`.
    public var pixelSize: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        pango_layout_get_pixel_size(C.opaque(_raw), &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `pango_layout_get_serial()`.
    public var serial: Int { C.int(pango_layout_get_serial(C.opaque(_raw))) }

    /// `pango_layout_get_single_paragraph_mode()`.
    public var singleParagraphMode: Bool {
        get { pango_layout_get_single_paragraph_mode(C.opaque(_raw)) != 0 }
        set { pango_layout_set_single_paragraph_mode(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.singleParagraphMode; defer { self.singleParagraphMode = value }; yield &value }
    }

    /// `pango_layout_get_size()`.
    public var size: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        pango_layout_get_size(C.opaque(_raw), &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `pango_layout_get_spacing()`.
    public var spacing: Int {
        get { C.int(pango_layout_get_spacing(C.opaque(_raw))) }
        set { pango_layout_set_spacing(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.spacing; defer { self.spacing = value }; yield &value }
    }

    /// `pango_layout_get_tabs()`.
    public var tabs: TabArray? {
        get { C.take(C.raw(pango_layout_get_tabs(C.opaque(_raw)))) }
        set { pango_layout_set_tabs(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.tabs; defer { self.tabs = value }; yield &value }
    }

    /// `pango_layout_get_unknown_glyphs_count()`.
    public var unknownGlyphsCount: Int { C.int(pango_layout_get_unknown_glyphs_count(C.opaque(_raw))) }

    /// `pango_layout_get_width()`.
    public var width: Int {
        get { C.int(pango_layout_get_width(C.opaque(_raw))) }
        set { pango_layout_set_width(C.opaque(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.width; defer { self.width = value }; yield &value }
    }

    /// `pango_layout_get_wrap()`.
    public var wrap: WrapMode {
        get { C.enumeration(pango_layout_get_wrap(C.opaque(_raw)).rawValue) }
        set { pango_layout_set_wrap(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.wrap; defer { self.wrap = value }; yield &value }
    }

    /// `pango_layout_index_to_line_x()`.
    @discardableResult
    public func indexToLineX(index: Int, trailing: Bool) -> (line: Int, xPos: Int) {
        var line: gint = 0
        var xPos: gint = 0
        pango_layout_index_to_line_x(C.opaque(_raw), C.gint(index), trailing ? 1 : 0, &line, &xPos)
        return (C.int(line), C.int(xPos))
    }

    /// `pango_layout_index_to_pos()`.
    @discardableResult
    public func indexToPos(_ index: Int) -> Rectangle {
        var pos = PangoRectangle()
        pango_layout_index_to_pos(C.opaque(_raw), C.gint(index), &pos)
        return Rectangle(_c: pos)
    }

    /// `pango_layout_is_ellipsized()`.
    public var isEllipsized: Bool { pango_layout_is_ellipsized(C.opaque(_raw)) != 0 }

    /// `pango_layout_is_wrapped()`.
    public var isWrapped: Bool { pango_layout_is_wrapped(C.opaque(_raw)) != 0 }

    /// `pango_layout_move_cursor_visually()`.
    @discardableResult
    public func moveCursorVisually(
        strong: Bool, oldIndex: Int, oldTrailing: Int, direction: Int
    ) -> (newIndex: Int, newTrailing: Int) {
        var newIndex: gint = 0
        var newTrailing: gint = 0
        pango_layout_move_cursor_visually(C.opaque(_raw), strong ? 1 : 0, C.gint(oldIndex), C.gint(oldTrailing), C.gint(direction), &newIndex, &newTrailing)
        return (C.int(newIndex), C.int(newTrailing))
    }

    /// `pango_layout_serialize()`.
    @discardableResult
    public func serialize(flags: LayoutSerializeFlags = []) -> Bytes {
        C.present(C.take(C.raw(pango_layout_serialize(C.opaque(_raw), .init(rawValue: C.number(flags))))), "pango_layout_serialize")
    }

    /// `pango_layout_set_markup()`.
    public func setMarkup(_ markup: String, length: Int = -1) {
        pango_layout_set_markup(C.opaque(_raw), markup, C.gint(length))
    }

    /// `pango_layout_set_markup_with_accel()`.
    @discardableResult
    public func setMarkupWithAccel(
        _ markup: String, length: Int = -1, accelMarker: Unicode.Scalar
    ) -> Unicode.Scalar {
        var accelChar: gunichar = 0
        pango_layout_set_markup_with_accel(C.opaque(_raw), markup, C.gint(length), accelMarker.value, &accelChar)
        return Unicode.Scalar(accelChar) ?? "\u{FFFD}"
    }

    /// `pango_layout_set_text()`.
    public func setText(_ text: String, length: Int = -1) {
        pango_layout_set_text(C.opaque(_raw), text, C.gint(length))
    }

    /// `pango_layout_write_to_file()`.
    public func writeToFile(flags: LayoutSerializeFlags = [], filename: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = pango_layout_write_to_file(C.opaque(_raw), .init(rawValue: C.number(flags)), C.bytes(filename), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `pango_layout_xy_to_index()`.
    @discardableResult
    public func xyToIndex(x: Int, y: Int) -> (index: Int, trailing: Int)? {
        var index: gint = 0
        var trailing: gint = 0
        let result = pango_layout_xy_to_index(C.opaque(_raw), C.gint(x), C.gint(y), &index, &trailing)
        return result == 0 ? nil : (C.int(index), C.int(trailing))
    }
}
