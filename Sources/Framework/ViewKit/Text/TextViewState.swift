// SPDX-License-Identifier: MIT

/// The state of a ``TextView``. The text is not a part of it: see ``BackendTextView``.
public struct TextViewState: PortableState {
    /// The selection, in Unicode scalars; an empty range is the caret.
    public var selection = 0..<0
    /// Whether the user can change the text.
    public var isEditable = true
    /// The hint that is shown while the text is empty.
    public var placeholder = ""
    /// The number of characters that the user can enter; nil for any number.
    public var maximumLength: Int?
    /// Whether a long line continues below; otherwise the view scrolls.
    public var wraps = true
    /// Whether all characters have the same width.
    public var isMonospaced = false
    /// Whether each line has its number beside it.
    public var showsLineNumbers = false
    /// Whether the Tab key inserts a tab; otherwise it moves the focus.
    public var acceptsTab = false

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        if selection.lowerBound < 0 {
            return
                "selection is \(selection.lowerBound)..<\(selection.upperBound); it must not begin before the text"
        }
        return maximumLength.flatMap { outOfRange("maximumLength", $0, 1...Int.max) }
    }
}

/// An action of the user on a ``TextView``.
public enum TextViewEvent: Sendable, Codable, Equatable {
    /// The user made these changes, in this order. The selection is that after them, in Unicode scalars.
    case edited([TextEdit], selection: Range<Int>)
    /// The user moved the caret, or selected this range in Unicode scalars.
    case selected(Range<Int>)
    /// The view received the keyboard focus.
    case began
    /// The view lost the keyboard focus.
    case ended
    /// The user activated a link to this URI.
    case linkActivated(String)
    /// The user pressed Ctrl+Z. The view handles it, and reports ``edited(_:selection:)``.
    case undo
    /// The user pressed Ctrl+Shift+Z. The view handles it, and reports ``edited(_:selection:)``.
    case redo
    /// The user types again after a pause: what is typed next is a step of its own in the undo history. The view handles it, and reports
    /// nothing.
    case paused
}
