// SPDX-License-Identifier: MIT

/// The content of a dialog, as a backend receives it.
public enum DialogContent: Sendable, Codable, Equatable {
    /// A question with buttons.
    case alert(Alert)
    /// A choice of files or of a folder.
    case file(FileDialog)
    /// A question that is answered with a text.
    case prompt(PromptState)
    /// The name, the version and the authors of a program.
    case about(About)
    /// The shortcuts of a window.
    case shortcuts(ShortcutsOverview)
}

/// An action of the user in a dialog.
public enum DialogEvent: Sendable, Codable, Equatable {
    /// The user pressed the button of an ``Alert`` with this index.
    case pressed(Int)
    /// The user chose files, or none.
    case chose([ChosenFile])
    /// The user changed the text of a ``Prompt``.
    case edited(String)
    /// The user accepted the text of a ``Prompt``.
    case submitted(String)
    /// The user closed the dialog without an answer, or its window was closed.
    case closed
}
