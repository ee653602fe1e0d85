// SPDX-License-Identifier: MIT

/// What a view with a text lets the user do with keys.
package struct TextKeyTraits: Sendable {
    /// Whether the user can change the text.
    package var isEditable: Bool
    /// Whether the text has several lines.
    package var isMultiline: Bool
    /// Whether the Tab key inserts a tab.
    package var acceptsTab: Bool
    /// Whether the arrow keys up and down, and Page Up and Page Down, change the value or choose from a list.
    package var takesSteps: Bool

    package init(
        isEditable: Bool = true, isMultiline: Bool = false, acceptsTab: Bool = false, takesSteps: Bool = false
    ) {
        self.isEditable = isEditable
        self.isMultiline = isMultiline
        self.acceptsTab = acceptsTab
        self.takesSteps = takesSteps
    }
}

/// The keys by which a text is edited. A view with a text that has the keyboard focus gets them before the
/// shortcuts of views and windows do.
extension KeyCombination {
    /// Whether such a view takes the keys.
    package func isTaken(by text: TextKeyTraits) -> Bool {
        let command = modifiers.subtracting(.shift)
        switch (command, editingKey) {
        case ([], "Left"), ([], "Right"), ([], "Home"), ([], "End"): return true
        case ([], "Up"), ([], "Down"), ([], "Page_Up"), ([], "Page_Down"):
            return text.isMultiline || text.takesSteps && modifiers.isEmpty
        // Shift+Return begins a line, as Return does; a field of one line does nothing with it.
        case ([], "Return"): return text.isMultiline ? text.isEditable : modifiers.isEmpty
        // Shift+Tab leaves each text: programs for code also have it for something else.
        case ([], "Tab"): return modifiers.isEmpty && text.isEditable && text.acceptsTab
        case ([], "Delete"), ([], "BackSpace"), ([], "Insert"): return text.isEditable
        case ([], let key): return text.isEditable && KeyName.isOfText(key)
        case (.control, "Left"), (.control, "Right"), (.control, "Home"), (.control, "End"): return true
        case (.control, "Up"), (.control, "Down"): return text.isMultiline
        // GTK also selects all and nothing with Ctrl+/ and Ctrl+\, which no other toolkit does: programs have them for other things.
        case (.control, "Insert"): return !modifiers.contains(.shift)
        case (.control, "a"): return true
        case (.control, "c"): return modifiers == .control
        case (.control, "v"), (.control, "x"), (.control, "y"):
            return text.isEditable && modifiers == .control
        case (.control, "z"), (.control, "Delete"), (.control, "BackSpace"): return text.isEditable
        // An input method begins a Unicode code point with the first, and changes to another language with the second.
        case (.control, "u"): return text.isEditable && modifiers.contains(.shift)
        case (.control, "space"): return text.isEditable
        default: return false
        }
    }

    /// Whether some view with a text takes the keys, so that a shortcut with them does not work there.
    package var isTextKey: Bool { isTaken(by: TextKeyTraits(isMultiline: true)) }

    /// The character that the keys enter in a text; nil for none.
    package var character: String? {
        guard modifiers.isSubset(of: .shift) else { return nil }
        let character = KeyName.character(of: editingKey)
        return modifiers.isEmpty ? character : character?.uppercased()
    }

    /// The key, without the difference between the keypad and the other keys.
    package var editingKey: String {
        switch key.hasPrefix("KP_") ? String(key.dropFirst(3)) : key {
        case "Enter": "Return"
        case "Prior": "Page_Up"
        case "Next": "Page_Down"
        case let name: name
        }
    }
}

extension Shortcut {
    /// Whether a view with a text takes the keys while it has the keyboard focus, so that the shortcut does
    /// not work there. These are the keys by which a text is edited: letters, Delete, Return, arrows, Ctrl+A,
    /// C, V, X, Y and Z, and others. Shift+Return is one in a ``TextView``, where it begins a line. Tab is none, though a ``TextView``
    /// with ``TextView/acceptsTab`` takes it; Shift+Tab and Ctrl+Return are none anywhere.
    public var isTextKey: Bool { (try? combination().isTextKey) ?? false }
}
