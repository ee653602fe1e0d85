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

/// `GtkTextIter`. <https://docs.gtk.org/gtk4/struct.TextIter.html>
public struct TextIter: CStruct, ValueConvertible {
    public var _c: GtkTextIter
    public init(_c: GtkTextIter) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = GtkTextIter() }
    public static var _valueType: UInt { gtk_text_iter_get_type() }
}

extension TextIter {
    /// `gtk_text_iter_assign()`.
    public mutating func assign(_ other: TextIter) {
        var cOther = other._c
        gtk_text_iter_assign(&_c, &cOther)
    }

    /// `gtk_text_iter_backward_char()`.
    @discardableResult
    public mutating func backwardChar() -> Bool {
        gtk_text_iter_backward_char(&_c) != 0
    }

    /// `gtk_text_iter_backward_chars()`.
    @discardableResult
    public mutating func backwardChars(_ count: Int) -> Bool {
        gtk_text_iter_backward_chars(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_backward_cursor_position()`.
    @discardableResult
    public mutating func backwardCursorPosition() -> Bool {
        gtk_text_iter_backward_cursor_position(&_c) != 0
    }

    /// `gtk_text_iter_backward_cursor_positions()`.
    @discardableResult
    public mutating func backwardCursorPositions(_ count: Int) -> Bool {
        gtk_text_iter_backward_cursor_positions(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_backward_find_char()`.
    @discardableResult
    public mutating func backwardFindChar(_ pred: TextCharPredicate, limit: TextIter? = nil) -> Bool {
        let cLimit = Lent(limit?._c)
        return TextCharPredicateThunk.withTemporary(pred) { data1 in gtk_text_iter_backward_find_char(&_c, TextCharPredicateThunk.call, data1, cLimit.pointer) } != 0
    }

    /// `gtk_text_iter_backward_line()`.
    @discardableResult
    public mutating func backwardLine() -> Bool {
        gtk_text_iter_backward_line(&_c) != 0
    }

    /// `gtk_text_iter_backward_lines()`.
    @discardableResult
    public mutating func backwardLines(_ count: Int) -> Bool {
        gtk_text_iter_backward_lines(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_backward_search()`.
    @discardableResult
    public func backwardSearch(
        _ str: String, flags: TextSearchFlags = [], limit: TextIter? = nil
    ) -> (matchStart: TextIter, matchEnd: TextIter)? {
        var cSelf = _c
        var matchStart = GtkTextIter()
        var matchEnd = GtkTextIter()
        let cLimit = Lent(limit?._c)
        let result = gtk_text_iter_backward_search(&cSelf, str, .init(rawValue: C.number(flags)), &matchStart, &matchEnd, cLimit.pointer)
        return result == 0 ? nil : (TextIter(_c: matchStart), TextIter(_c: matchEnd))
    }

    /// `gtk_text_iter_backward_sentence_start()`.
    @discardableResult
    public mutating func backwardSentenceStart() -> Bool {
        gtk_text_iter_backward_sentence_start(&_c) != 0
    }

    /// `gtk_text_iter_backward_sentence_starts()`.
    @discardableResult
    public mutating func backwardSentenceStarts(_ count: Int) -> Bool {
        gtk_text_iter_backward_sentence_starts(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_backward_to_tag_toggle()`.
    @discardableResult
    public mutating func backwardToTagToggle(_ tag: TextTag? = nil) -> Bool {
        gtk_text_iter_backward_to_tag_toggle(&_c, C.cast(tag?._address)) != 0
    }

    /// `gtk_text_iter_backward_visible_cursor_position()`.
    @discardableResult
    public mutating func backwardVisibleCursorPosition() -> Bool {
        gtk_text_iter_backward_visible_cursor_position(&_c) != 0
    }

    /// `gtk_text_iter_backward_visible_cursor_positions()`.
    @discardableResult
    public mutating func backwardVisibleCursorPositions(_ count: Int) -> Bool {
        gtk_text_iter_backward_visible_cursor_positions(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_backward_visible_line()`.
    @discardableResult
    public mutating func backwardVisibleLine() -> Bool {
        gtk_text_iter_backward_visible_line(&_c) != 0
    }

    /// `gtk_text_iter_backward_visible_lines()`.
    @discardableResult
    public mutating func backwardVisibleLines(_ count: Int) -> Bool {
        gtk_text_iter_backward_visible_lines(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_backward_visible_word_start()`.
    @discardableResult
    public mutating func backwardVisibleWordStart() -> Bool {
        gtk_text_iter_backward_visible_word_start(&_c) != 0
    }

    /// `gtk_text_iter_backward_visible_word_starts()`.
    @discardableResult
    public mutating func backwardVisibleWordStarts(_ count: Int) -> Bool {
        gtk_text_iter_backward_visible_word_starts(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_backward_word_start()`.
    @discardableResult
    public mutating func backwardWordStart() -> Bool {
        gtk_text_iter_backward_word_start(&_c) != 0
    }

    /// `gtk_text_iter_backward_word_starts()`.
    @discardableResult
    public mutating func backwardWordStarts(_ count: Int) -> Bool {
        gtk_text_iter_backward_word_starts(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_can_insert()`.
    public func canInsert(defaultEditability: Bool) -> Bool {
        var cSelf = _c
        return gtk_text_iter_can_insert(&cSelf, defaultEditability ? 1 : 0) != 0
    }

    /// `gtk_text_iter_compare()`.
    public func compare(_ rhs: TextIter) -> Int {
        var cSelf = _c
        var cRhs = rhs._c
        return C.int(gtk_text_iter_compare(&cSelf, &cRhs))
    }

    /// `gtk_text_iter_copy()`.
    @discardableResult
    public func copy() -> TextIter {
        var cSelf = _c
        return C.present(C.takeValue(gtk_text_iter_copy(&cSelf)), "gtk_text_iter_copy")
    }

    /// `gtk_text_iter_editable()`.
    @discardableResult
    public func editable(defaultSetting: Bool) -> Bool {
        var cSelf = _c
        return gtk_text_iter_editable(&cSelf, defaultSetting ? 1 : 0) != 0
    }

    /// `gtk_text_iter_ends_line()`.
    public func endsLine() -> Bool {
        var cSelf = _c
        return gtk_text_iter_ends_line(&cSelf) != 0
    }

    /// `gtk_text_iter_ends_sentence()`.
    public func endsSentence() -> Bool {
        var cSelf = _c
        return gtk_text_iter_ends_sentence(&cSelf) != 0
    }

    /// `gtk_text_iter_ends_tag()`.
    public func endsTag(_ tag: TextTag? = nil) -> Bool {
        var cSelf = _c
        return gtk_text_iter_ends_tag(&cSelf, C.cast(tag?._address)) != 0
    }

    /// `gtk_text_iter_ends_word()`.
    public func endsWord() -> Bool {
        var cSelf = _c
        return gtk_text_iter_ends_word(&cSelf) != 0
    }

    /// `gtk_text_iter_equal()`.
    public func equal(_ rhs: TextIter) -> Bool {
        var cSelf = _c
        var cRhs = rhs._c
        return gtk_text_iter_equal(&cSelf, &cRhs) != 0
    }

    /// `gtk_text_iter_forward_char()`.
    @discardableResult
    public mutating func forwardChar() -> Bool {
        gtk_text_iter_forward_char(&_c) != 0
    }

    /// `gtk_text_iter_forward_chars()`.
    @discardableResult
    public mutating func forwardChars(_ count: Int) -> Bool {
        gtk_text_iter_forward_chars(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_forward_cursor_position()`.
    @discardableResult
    public mutating func forwardCursorPosition() -> Bool {
        gtk_text_iter_forward_cursor_position(&_c) != 0
    }

    /// `gtk_text_iter_forward_cursor_positions()`.
    @discardableResult
    public mutating func forwardCursorPositions(_ count: Int) -> Bool {
        gtk_text_iter_forward_cursor_positions(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_forward_find_char()`.
    @discardableResult
    public mutating func forwardFindChar(_ pred: TextCharPredicate, limit: TextIter? = nil) -> Bool {
        let cLimit = Lent(limit?._c)
        return TextCharPredicateThunk.withTemporary(pred) { data1 in gtk_text_iter_forward_find_char(&_c, TextCharPredicateThunk.call, data1, cLimit.pointer) } != 0
    }

    /// `gtk_text_iter_forward_line()`.
    @discardableResult
    public mutating func forwardLine() -> Bool {
        gtk_text_iter_forward_line(&_c) != 0
    }

    /// `gtk_text_iter_forward_lines()`.
    @discardableResult
    public mutating func forwardLines(_ count: Int) -> Bool {
        gtk_text_iter_forward_lines(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_forward_search()`.
    @discardableResult
    public func forwardSearch(
        _ str: String, flags: TextSearchFlags = [], limit: TextIter? = nil
    ) -> (matchStart: TextIter, matchEnd: TextIter)? {
        var cSelf = _c
        var matchStart = GtkTextIter()
        var matchEnd = GtkTextIter()
        let cLimit = Lent(limit?._c)
        let result = gtk_text_iter_forward_search(&cSelf, str, .init(rawValue: C.number(flags)), &matchStart, &matchEnd, cLimit.pointer)
        return result == 0 ? nil : (TextIter(_c: matchStart), TextIter(_c: matchEnd))
    }

    /// `gtk_text_iter_forward_sentence_end()`.
    @discardableResult
    public mutating func forwardSentenceEnd() -> Bool {
        gtk_text_iter_forward_sentence_end(&_c) != 0
    }

    /// `gtk_text_iter_forward_sentence_ends()`.
    @discardableResult
    public mutating func forwardSentenceEnds(_ count: Int) -> Bool {
        gtk_text_iter_forward_sentence_ends(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_forward_to_end()`.
    public mutating func forwardToEnd() {
        gtk_text_iter_forward_to_end(&_c)
    }

    /// `gtk_text_iter_forward_to_line_end()`.
    @discardableResult
    public mutating func forwardToLineEnd() -> Bool {
        gtk_text_iter_forward_to_line_end(&_c) != 0
    }

    /// `gtk_text_iter_forward_to_tag_toggle()`.
    @discardableResult
    public mutating func forwardToTagToggle(_ tag: TextTag? = nil) -> Bool {
        gtk_text_iter_forward_to_tag_toggle(&_c, C.cast(tag?._address)) != 0
    }

    /// `gtk_text_iter_forward_visible_cursor_position()`.
    @discardableResult
    public mutating func forwardVisibleCursorPosition() -> Bool {
        gtk_text_iter_forward_visible_cursor_position(&_c) != 0
    }

    /// `gtk_text_iter_forward_visible_cursor_positions()`.
    @discardableResult
    public mutating func forwardVisibleCursorPositions(_ count: Int) -> Bool {
        gtk_text_iter_forward_visible_cursor_positions(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_forward_visible_line()`.
    @discardableResult
    public mutating func forwardVisibleLine() -> Bool {
        gtk_text_iter_forward_visible_line(&_c) != 0
    }

    /// `gtk_text_iter_forward_visible_lines()`.
    @discardableResult
    public mutating func forwardVisibleLines(_ count: Int) -> Bool {
        gtk_text_iter_forward_visible_lines(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_forward_visible_word_end()`.
    @discardableResult
    public mutating func forwardVisibleWordEnd() -> Bool {
        gtk_text_iter_forward_visible_word_end(&_c) != 0
    }

    /// `gtk_text_iter_forward_visible_word_ends()`.
    @discardableResult
    public mutating func forwardVisibleWordEnds(_ count: Int) -> Bool {
        gtk_text_iter_forward_visible_word_ends(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_forward_word_end()`.
    @discardableResult
    public mutating func forwardWordEnd() -> Bool {
        gtk_text_iter_forward_word_end(&_c) != 0
    }

    /// `gtk_text_iter_forward_word_ends()`.
    @discardableResult
    public mutating func forwardWordEnds(_ count: Int) -> Bool {
        gtk_text_iter_forward_word_ends(&_c, C.gint(count)) != 0
    }

    /// `gtk_text_iter_get_buffer()`.
    public var buffer: TextBuffer {
        var cSelf = _c
        return C.present(C.borrow(gtk_text_iter_get_buffer(&cSelf)), "gtk_text_iter_get_buffer")
    }

    /// `gtk_text_iter_get_bytes_in_line()`.
    public var bytesInLine: Int {
        var cSelf = _c
        return C.int(gtk_text_iter_get_bytes_in_line(&cSelf))
    }

    /// `gtk_text_iter_get_char()`.
    public var char: Unicode.Scalar {
        var cSelf = _c
        return Unicode.Scalar(gtk_text_iter_get_char(&cSelf)) ?? "\u{FFFD}"
    }

    /// `gtk_text_iter_get_chars_in_line()`.
    public var charsInLine: Int {
        var cSelf = _c
        return C.int(gtk_text_iter_get_chars_in_line(&cSelf))
    }

    /// `gtk_text_iter_get_child_anchor()`.
    public var childAnchor: TextChildAnchor? {
        var cSelf = _c
        return C.borrow(gtk_text_iter_get_child_anchor(&cSelf))
    }

    /// `gtk_text_iter_get_language()`.
    public var language: Pango.Language {
        var cSelf = _c
        return C.present(C.take(C.raw(gtk_text_iter_get_language(&cSelf))), "gtk_text_iter_get_language")
    }

    /// `gtk_text_iter_get_line()`.
    public var line: Int {
        get {
            var cSelf = _c
            return C.int(gtk_text_iter_get_line(&cSelf))
        }
        set { gtk_text_iter_set_line(&_c, C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.line; defer { self.line = value }; yield &value }
    }

    /// `gtk_text_iter_get_line_index()`.
    public var lineIndex: Int {
        get {
            var cSelf = _c
            return C.int(gtk_text_iter_get_line_index(&cSelf))
        }
        set { gtk_text_iter_set_line_index(&_c, C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.lineIndex; defer { self.lineIndex = value }; yield &value }
    }

    /// `gtk_text_iter_get_line_offset()`.
    public var lineOffset: Int {
        get {
            var cSelf = _c
            return C.int(gtk_text_iter_get_line_offset(&cSelf))
        }
        set { gtk_text_iter_set_line_offset(&_c, C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.lineOffset; defer { self.lineOffset = value }; yield &value }
    }

    /// `gtk_text_iter_get_marks()`.
    public var marks: [TextMark] {
        var cSelf = _c
        return C.array(slist: gtk_text_iter_get_marks(&cSelf), .container) { C.present(C.borrow($0), "gtk_text_iter_get_marks") }
    }

    /// `gtk_text_iter_get_offset()`.
    public var offset: Int {
        get {
            var cSelf = _c
            return C.int(gtk_text_iter_get_offset(&cSelf))
        }
        set { gtk_text_iter_set_offset(&_c, C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.offset; defer { self.offset = value }; yield &value }
    }

    /// `gtk_text_iter_get_paintable()`.
    public var paintable: (any Gdk.Paintable)? {
        var cSelf = _c
        return C.borrow(C.raw(gtk_text_iter_get_paintable(&cSelf)), Gdk.AnyPaintable.self)
    }

    /// `gtk_text_iter_get_slice()`.
    public func slice(to end: TextIter) -> String {
        var cSelf = _c
        var cEnd = end._c
        return C.takeString(gtk_text_iter_get_slice(&cSelf, &cEnd))
    }

    /// `gtk_text_iter_get_tags()`.
    public var tags: [TextTag] {
        var cSelf = _c
        return C.array(slist: gtk_text_iter_get_tags(&cSelf), .container) { C.present(C.borrow($0), "gtk_text_iter_get_tags") }
    }

    /// `gtk_text_iter_get_text()`.
    public func text(to end: TextIter) -> String {
        var cSelf = _c
        var cEnd = end._c
        return C.takeString(gtk_text_iter_get_text(&cSelf, &cEnd))
    }

    /// `gtk_text_iter_get_toggled_tags()`.
    public func toggledTags(toggledOn: Bool) -> [TextTag] {
        var cSelf = _c
        return C.array(slist: gtk_text_iter_get_toggled_tags(&cSelf, toggledOn ? 1 : 0), .container) { C.present(C.borrow($0), "gtk_text_iter_get_toggled_tags") }
    }

    /// `gtk_text_iter_get_visible_line_index()`.
    public var visibleLineIndex: Int {
        get {
            var cSelf = _c
            return C.int(gtk_text_iter_get_visible_line_index(&cSelf))
        }
        set { gtk_text_iter_set_visible_line_index(&_c, C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.visibleLineIndex; defer { self.visibleLineIndex = value }; yield &value }
    }

    /// `gtk_text_iter_get_visible_line_offset()`.
    public var visibleLineOffset: Int {
        get {
            var cSelf = _c
            return C.int(gtk_text_iter_get_visible_line_offset(&cSelf))
        }
        set { gtk_text_iter_set_visible_line_offset(&_c, C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.visibleLineOffset; defer { self.visibleLineOffset = value }; yield &value }
    }

    /// `gtk_text_iter_get_visible_slice()`.
    public func visibleSlice(to end: TextIter) -> String {
        var cSelf = _c
        var cEnd = end._c
        return C.takeString(gtk_text_iter_get_visible_slice(&cSelf, &cEnd))
    }

    /// `gtk_text_iter_get_visible_text()`.
    public func visibleText(to end: TextIter) -> String {
        var cSelf = _c
        var cEnd = end._c
        return C.takeString(gtk_text_iter_get_visible_text(&cSelf, &cEnd))
    }

    /// `gtk_text_iter_has_tag()`.
    public func hasTag(_ tag: TextTag) -> Bool {
        var cSelf = _c
        return gtk_text_iter_has_tag(&cSelf, C.cast(tag._address)) != 0
    }

    /// `gtk_text_iter_in_range()`.
    @discardableResult
    public func inRange(from start: TextIter, to end: TextIter) -> Bool {
        var cSelf = _c
        var cStart = start._c
        var cEnd = end._c
        return gtk_text_iter_in_range(&cSelf, &cStart, &cEnd) != 0
    }

    /// `gtk_text_iter_inside_sentence()`.
    public func insideSentence() -> Bool {
        var cSelf = _c
        return gtk_text_iter_inside_sentence(&cSelf) != 0
    }

    /// `gtk_text_iter_inside_word()`.
    public func insideWord() -> Bool {
        var cSelf = _c
        return gtk_text_iter_inside_word(&cSelf) != 0
    }

    /// `gtk_text_iter_is_cursor_position()`.
    public var isCursorPosition: Bool {
        var cSelf = _c
        return gtk_text_iter_is_cursor_position(&cSelf) != 0
    }

    /// `gtk_text_iter_is_end()`.
    public var isEnd: Bool {
        var cSelf = _c
        return gtk_text_iter_is_end(&cSelf) != 0
    }

    /// `gtk_text_iter_is_start()`.
    public var isStart: Bool {
        var cSelf = _c
        return gtk_text_iter_is_start(&cSelf) != 0
    }

    /// `gtk_text_iter_order()`.
    public mutating func order(_ second: inout TextIter) {
        gtk_text_iter_order(&_c, &second._c)
    }

    /// `gtk_text_iter_starts_line()`.
    public func startsLine() -> Bool {
        var cSelf = _c
        return gtk_text_iter_starts_line(&cSelf) != 0
    }

    /// `gtk_text_iter_starts_sentence()`.
    public func startsSentence() -> Bool {
        var cSelf = _c
        return gtk_text_iter_starts_sentence(&cSelf) != 0
    }

    /// `gtk_text_iter_starts_tag()`.
    public func startsTag(_ tag: TextTag? = nil) -> Bool {
        var cSelf = _c
        return gtk_text_iter_starts_tag(&cSelf, C.cast(tag?._address)) != 0
    }

    /// `gtk_text_iter_starts_word()`.
    public func startsWord() -> Bool {
        var cSelf = _c
        return gtk_text_iter_starts_word(&cSelf) != 0
    }

    /// `gtk_text_iter_toggles_tag()`.
    @discardableResult
    public func togglesTag(_ tag: TextTag? = nil) -> Bool {
        var cSelf = _c
        return gtk_text_iter_toggles_tag(&cSelf, C.cast(tag?._address)) != 0
    }
}
