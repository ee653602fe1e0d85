// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoLogAttr`. <https://docs.gtk.org/Pango/struct.LogAttr.html>
public struct LogAttr: CStruct {
    public var _c: PangoLogAttr
    public init(_c: PangoLogAttr) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = PangoLogAttr() }
}

extension LogAttr {
    /// The field `is_line_break`.
    public var isLineBreak: Bool {
        get { _c.is_line_break != 0 }
        set { _c.is_line_break = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isLineBreak; defer { self.isLineBreak = value }; yield &value }
    }

    /// The field `is_mandatory_break`.
    public var isMandatoryBreak: Bool {
        get { _c.is_mandatory_break != 0 }
        set { _c.is_mandatory_break = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isMandatoryBreak; defer { self.isMandatoryBreak = value }; yield &value }
    }

    /// The field `is_char_break`.
    public var isCharBreak: Bool {
        get { _c.is_char_break != 0 }
        set { _c.is_char_break = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isCharBreak; defer { self.isCharBreak = value }; yield &value }
    }

    /// The field `is_white`.
    public var isWhite: Bool {
        get { _c.is_white != 0 }
        set { _c.is_white = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isWhite; defer { self.isWhite = value }; yield &value }
    }

    /// The field `is_cursor_position`.
    public var isCursorPosition: Bool {
        get { _c.is_cursor_position != 0 }
        set { _c.is_cursor_position = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isCursorPosition; defer { self.isCursorPosition = value }; yield &value }
    }

    /// The field `is_word_start`.
    public var isWordStart: Bool {
        get { _c.is_word_start != 0 }
        set { _c.is_word_start = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isWordStart; defer { self.isWordStart = value }; yield &value }
    }

    /// The field `is_word_end`.
    public var isWordEnd: Bool {
        get { _c.is_word_end != 0 }
        set { _c.is_word_end = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isWordEnd; defer { self.isWordEnd = value }; yield &value }
    }

    /// The field `is_sentence_boundary`.
    public var isSentenceBoundary: Bool {
        get { _c.is_sentence_boundary != 0 }
        set { _c.is_sentence_boundary = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isSentenceBoundary; defer { self.isSentenceBoundary = value }; yield &value }
    }

    /// The field `is_sentence_start`.
    public var isSentenceStart: Bool {
        get { _c.is_sentence_start != 0 }
        set { _c.is_sentence_start = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isSentenceStart; defer { self.isSentenceStart = value }; yield &value }
    }

    /// The field `is_sentence_end`.
    public var isSentenceEnd: Bool {
        get { _c.is_sentence_end != 0 }
        set { _c.is_sentence_end = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isSentenceEnd; defer { self.isSentenceEnd = value }; yield &value }
    }

    /// The field `backspace_deletes_character`.
    public var backspaceDeletesCharacter: Bool {
        get { _c.backspace_deletes_character != 0 }
        set { _c.backspace_deletes_character = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.backspaceDeletesCharacter; defer { self.backspaceDeletesCharacter = value }; yield &value }
    }

    /// The field `is_expandable_space`.
    public var isExpandableSpace: Bool {
        get { _c.is_expandable_space != 0 }
        set { _c.is_expandable_space = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isExpandableSpace; defer { self.isExpandableSpace = value }; yield &value }
    }

    /// The field `is_word_boundary`.
    public var isWordBoundary: Bool {
        get { _c.is_word_boundary != 0 }
        set { _c.is_word_boundary = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.isWordBoundary; defer { self.isWordBoundary = value }; yield &value }
    }

    /// The field `break_inserts_hyphen`.
    public var breakInsertsHyphen: Bool {
        get { _c.break_inserts_hyphen != 0 }
        set { _c.break_inserts_hyphen = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.breakInsertsHyphen; defer { self.breakInsertsHyphen = value }; yield &value }
    }

    /// The field `break_removes_preceding`.
    public var breakRemovesPreceding: Bool {
        get { _c.break_removes_preceding != 0 }
        set { _c.break_removes_preceding = newValue ? 1 : 0 }
        @_alwaysEmitIntoClient _modify { var value = self.breakRemovesPreceding; defer { self.breakRemovesPreceding = value }; yield &value }
    }
}
