// SPDX-License-Identifier: MIT

import ViewKit

/// An open dialog in memory.
/// ```swift
/// #expect(try app.dialog().title == "Delete the letter?")
/// try app.dialog().choose("Delete")
/// ```
@preconcurrency @MainActor public final class HeadlessDialog: BackendDialog {
    /// The content of a dialog.
    public typealias Content = DialogContent

    /// The content of the dialog.
    public private(set) var content: DialogContent
    public var onEvent: (@MainActor (DialogEvent) -> Void)?
    private weak var window: HeadlessWindow?
    private var typed: String?

    init(_ content: DialogContent, above window: HeadlessWindow?) {
        self.content = content
        self.window = window
        window?.dialogs.append(self)
    }

    public func render(_ content: DialogContent) { self.content = content }

    public func dismiss() { window?.dialogs.removeAll { $0 === self } }

    /// Its title.
    public var title: String {
        switch content {
        case .alert(let alert): alert.title
        case .file(let dialog): dialog.title
        case .prompt(let prompt): prompt.title
        case .about(let about): about.name
        case .shortcuts(let overview): overview.title
        }
    }

    /// The titles of its buttons.
    public var actions: [String] {
        switch content {
        case .alert(let alert): alert.actions.map(\.title)
        case .prompt(let prompt): [prompt.cancel, prompt.accept]
        case .file, .about, .shortcuts: []
        }
    }

    /// The texts that a user reads in it, from top to bottom, without those of its buttons: the title, the message, the
    /// text in the field of a prompt; the version, the authors and the rest of an `About`; the commands of a
    /// `ShortcutsOverview`.
    public var texts: [String] {
        let rest: [String] =
            switch content {
            case .alert(let alert): [alert.message]
            case .file: []
            case .prompt(let prompt): [prompt.message, text]
            case .about(let about):
                [
                    about.version, about.comments, about.websiteTitle ?? about.website ?? "", about.copyright,
                    about.license,
                ]
                    + about.authors + about.documenters + about.artists + [about.translators]
            case .shortcuts(let overview):
                overview.groups.flatMap { [$0.title] + $0.entries.map(\.title) }
            }
        return ([title] + rest).filter { !$0.isEmpty }
    }

    /// The text in the field of a prompt; empty for another dialog, whose ``texts`` a user reads.
    public var text: String {
        if case .prompt(let prompt) = content { typed ?? prompt.text } else { "" }
    }

    /// The error message that says why the text of a prompt is not accepted; nil if it is accepted.
    public var errorMessage: String? {
        if case .prompt(let prompt) = content { prompt.errorMessage } else { nil }
    }

    /// Replaces the text of a prompt, as by selecting all of it and typing.
    public func type(_ text: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard case .prompt = content else {
                throw HeadlessError.notFound(role: "text field", name: "", there: [])
            }
            try requireFront()
            let line = text.inOneLine
            typed = line
            send(.edited(line))
        }
    }

    /// Presses the button with that title.
    public func choose(_ title: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let index = actions.firstIndex(of: title) else {
                throw HeadlessError.notFound(role: "button", name: title, there: actions)
            }
            try requireFront()
            guard case .prompt(let prompt) = content else { return send(.pressed(index)) }
            guard index == 1 else { return send(.closed) }
            guard prompt.isAcceptable else {
                throw HeadlessError.notAccepted(text, errorMessage: prompt.errorMessage)
            }
            send(.submitted(text))
        }
    }

    /// Chooses files by their absolute paths, or by their URIs.
    public func choose(files: [String]) { choose(files: files.map { ChosenFile($0) }) }

    /// Chooses files.
    public func choose(files: [ChosenFile]) { send(.chose(files)) }

    /// Closes it without an answer, as Escape does.
    public func close() { send(.closed) }

    private func requireFront() throws {
        if let front = window?.dialogs.last, front !== self { throw HeadlessError.behindDialog(front.title) }
    }

    private func send(_ event: DialogEvent) {
        guard let window else { return onEvent?(event) ?? () }
        window.perform { onEvent?(event) }
    }

    /// Its title and buttons, in a line.
    public var description: String { "dialog \"\(title)\" \(actions)" }
}
