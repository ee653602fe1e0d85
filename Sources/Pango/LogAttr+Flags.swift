// SPDX-License-Identifier: MIT

import CGtk

extension LogAttr {
    /// Whether a line may be broken before it.
    public var isLineBreak: Bool { _c.is_line_break != 0 }
    /// Whether a line must be broken before it.
    public var isMandatoryBreak: Bool { _c.is_mandatory_break != 0 }
    /// Whether a line may be broken before it where words may be broken.
    public var isCharBreak: Bool { _c.is_char_break != 0 }
    /// Whether it is white space.
    public var isWhite: Bool { _c.is_white != 0 }
    /// Whether a cursor may stand before it.
    public var isCursorPosition: Bool { _c.is_cursor_position != 0 }
    /// Whether a word begins with it.
    public var isWordStart: Bool { _c.is_word_start != 0 }
    /// Whether a word ends before it.
    public var isWordEnd: Bool { _c.is_word_end != 0 }
    /// Whether words are apart before it, as Unicode counts them.
    public var isWordBoundary: Bool { _c.is_word_boundary != 0 }
    /// Whether sentences are apart before it.
    public var isSentenceBoundary: Bool { _c.is_sentence_boundary != 0 }
    /// Whether a sentence begins with it.
    public var isSentenceStart: Bool { _c.is_sentence_start != 0 }
    /// Whether a sentence ends before it.
    public var isSentenceEnd: Bool { _c.is_sentence_end != 0 }
    /// Whether Backspace takes one character of it away rather than all that a cursor passes.
    public var backspaceDeletesCharacter: Bool { _c.backspace_deletes_character != 0 }
    /// Whether it is a space that grows where lines are justified.
    public var isExpandableSpace: Bool { _c.is_expandable_space != 0 }
    /// Whether a line that is broken before it ends with a hyphen.
    public var breakInsertsHyphen: Bool { _c.break_inserts_hyphen != 0 }
    /// Whether a line that is broken before it loses the character before it.
    public var breakRemovesPreceding: Bool { _c.break_removes_preceding != 0 }
}
