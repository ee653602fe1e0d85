// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessTextInput {
    /// Does what a text does with the keys that ``KeyCombination/isTaken(by:)`` lists.
    func performTextKey(_ keys: KeyCombination) throws {
        try requireOperable()
        if try pressClipboardKey(keys) { return }
        let isWord = keys.modifiers.contains(.control)
        if !["Up", "Down"].contains(keys.editingKey) { lineMove = nil }
        switch (keys.editingKey, keys.modifiers.contains(.shift)) {
        case ("z", let isRedo) where isWord: try pressHistoryKey(isRedo: isRedo)
        case ("y", false) where isWord: try pressHistoryKey(isRedo: true)
        case ("a", false) where isWord, ("slash", _) where isWord: try selectCharacters(0..<editedText.count)
        case ("a", true) where isWord, ("backslash", _) where isWord:
            try selectCharacters(caret..<caret)
        case ("Delete", false): try delete(to: position(after: isWord))
        case ("BackSpace", _): try delete(to: position(before: isWord))
        case ("Left", let extends): try moveCaret(to: position(before: isWord), extends, -1)
        case ("Right", let extends): try moveCaret(to: position(after: isWord), extends, 1)
        case ("Home", let extends): try moveCaret(to: isWord ? 0 : lineStart, extends, 0)
        case ("End", let extends): try moveCaret(to: isWord ? editedText.count : lineEnd, extends, 0)
        case ("Up", let extends): try moveLine(to: lineAbove, extends)
        case ("Down", let extends): try moveLine(to: lineBelow, extends)
        case ("Page_Up", let extends): try moveCaret(to: 0, extends, 0)
        case ("Page_Down", let extends): try moveCaret(to: editedText.count, extends, 0)
        case ("Return", _): try pressReturnKey()
        case ("Tab", _): try typeCharacter("\t")
        default: if let character = keys.character { try typeCharacter(character) }
        }
    }

    /// The end of the selection that the keys move.
    private var caret: Int { isCaretAtStart ? selectedRange.lowerBound : selectedRange.upperBound }

    private var characters: [Character] { Array(editedText) }

    private var lineStart: Int { (characters[..<caret].lastIndex { $0.isNewline } ?? -1) + 1 }
    private var lineEnd: Int { characters[caret...].firstIndex { $0.isNewline } ?? characters.count }

    /// The positions in the line above, or the beginning of the first line.
    private var lineAbove: ClosedRange<Int> {
        let end = lineStart - 1
        return end < 0 ? 0...0 : (characters[..<end].lastIndex { $0.isNewline } ?? -1) + 1...end
    }

    /// The positions in the line below, or the end of the last line.
    private var lineBelow: ClosedRange<Int> {
        let (start, characters) = (lineEnd + 1, characters)
        guard start <= characters.count else { return characters.count...characters.count }
        return start...(characters[start...].firstIndex { $0.isNewline } ?? characters.count)
    }

    /// Moves the caret to another line, in the column in which it has been before the first of several such moves.
    private func moveLine(to positions: ClosedRange<Int>, _ extends: Bool) throws {
        let column = lineMove?.caret == caret ? lineMove?.column ?? 0 : caret - lineStart
        try moveCaret(to: min(positions.lowerBound + column, positions.upperBound), extends, 0)
        lineMove = (caret, column)
    }

    /// The position after the next character or word.
    private func position(after isWord: Bool) -> Int {
        let characters = characters
        guard isWord else { return min(caret + 1, characters.count) }
        let start = characters[caret...].firstIndex(where: \.isOfWord) ?? characters.count
        return characters[start...].firstIndex { !$0.isOfWord } ?? characters.count
    }

    /// The position before the previous character or word.
    private func position(before isWord: Bool) -> Int {
        let characters = characters
        guard isWord else { return max(caret - 1, 0) }
        guard let last = characters[..<caret].lastIndex(where: \.isOfWord) else { return 0 }
        return (characters[..<last].lastIndex { !$0.isOfWord } ?? -1) + 1
    }

    private func delete(to position: Int) throws {
        let selected = selectedRange
        try deleteCharacters(selected.isEmpty ? min(caret, position)..<max(caret, position) : selected)
    }

    /// - Parameter direction: where a selection collapses: -1 to its beginning, 1 to its end, 0 to the position.
    private func moveCaret(to position: Int, _ extends: Bool, _ direction: Int) throws {
        let selected = selectedRange
        if extends {
            let anchor = isCaretAtStart ? selected.upperBound : selected.lowerBound
            try selectCharacters(min(anchor, position)..<max(anchor, position))
            isCaretAtStart = position < anchor
        } else if !selected.isEmpty, direction != 0 {
            let end = direction < 0 ? selected.lowerBound : selected.upperBound
            try selectCharacters(end..<end)
        } else {
            try selectCharacters(position..<position)
        }
    }

    private func selectCharacters(_ range: Range<Int>) throws {
        isCaretAtStart = false
        try select(range, file: #fileID, line: #line)
    }
}

extension Character {
    fileprivate var isOfWord: Bool { isLetter || isNumber }
}

extension HeadlessTextField {
    var textKeys: TextKeyTraits {
        TextKeyTraits(isEditable: shown?.isEditable != false, takesSteps: shown?.suggestions.isEmpty == false)
    }

    func pressHistoryKey(isRedo: Bool) throws {
        if isRedo { try redo() } else { try undo() }
    }

    func pressReturnKey() throws { try pressReturn() }
}

extension HeadlessTextView {
    var textKeys: TextKeyTraits {
        TextKeyTraits(
            isEditable: shown?.isEditable != false, isMultiline: true, acceptsTab: shown?.acceptsTab == true)
    }

    func pressHistoryKey(isRedo: Bool) throws {
        if isRedo { try pressRedo() } else { try pressUndo() }
    }

    func pressReturnKey() throws { try typeCharacter("\n") }
}

extension HeadlessView {
    /// Presses keys in a view with a text: a text field, a text view, or a field for a number, a time or a
    /// choice. Returns whether it has taken them.
    func pressTextKey(_ keys: KeyCombination) throws -> Bool {
        if let input = self as? any HeadlessTextInput {
            guard isEnabled, keys.isTaken(by: input.textKeys) else { return false }
            try input.performTextKey(keys)
            return true
        }
        guard isEnabled, keys.isTaken(by: TextKeyTraits(takesSteps: true)) else { return false }
        let isRedo = keys.isRedo
        switch self {
        case let field as HeadlessControl<ComboFieldState, ComboFieldEvent>:
            if let isRedo { try isRedo ? field.redo() : field.undo() }
            if keys == KeyCombination("Return") { try field.pressReturn() }
            // The caret is at the end.
            let text = field.shown?.text ?? ""
            if keys.editingKey == "BackSpace", keys.modifiers.isEmpty, !text.isEmpty {
                try field.send(.changed(String(text.dropLast())), doing: "delete in")
            } else if let character = keys.character {
                try field.send(.changed(text + character), doing: "type into")
            }
        case let field as HeadlessControl<NumberFieldState, NumberEvent>:
            if let isRedo { try isRedo ? field.redo() : field.undo() }
            if let steps = Self.steps[keys.editingKey], keys.modifiers.isEmpty { try field.step(by: steps) }
        case let field as HeadlessControl<TimeFieldState, TimeEvent>:
            if let isRedo { try isRedo ? field.redo() : field.undo() }
        default: return false
        }
        return true
    }

    /// How many steps a key changes a number.
    private static let steps = ["Up": 1.0, "Down": -1, "Page_Up": 10, "Page_Down": -10]
}
