// SPDX-License-Identifier: MIT

public import FlowKit
import ViewKit

/// Answers the questions of the flow, as the user does in dialogs.
extension FlowTester {
    /// Presses the button with a title in the dialog that the flow has opened last.
    ///
    /// ```swift
    /// tester.send(ContactsStep.delete(ada))
    /// try tester.choose("Delete")
    /// #expect(tester.steps.last as? ContactsStep == .deletionIsConfirmed(ada))
    /// ```
    /// - Throws: ``FlowTesterError`` if there is no such dialog, or no such button in it.
    public func choose(_ title: String) throws(FlowTesterError) {
        let dialog = try dialog()
        guard case .alert(let alert, _) = dialog.content else { throw .notAnAlert(dialog.summary) }
        guard let index = alert.actions.firstIndex(where: { $0.title == title }) else {
            throw .noButton(title, dialog: alert.title, there: alert.actions.map(\.title))
        }
        dialog.answer(action: index)
    }

    /// Chooses files by their absolute paths in the file dialog that the flow has opened last.
    ///
    /// - Throws: ``FlowTesterError`` if there is no such dialog.
    public func choose(files: [String]) throws(FlowTesterError) {
        let dialog = try dialog()
        guard case .files = dialog.content else { throw .notAFileDialog(dialog.summary) }
        dialog.answer(files: files)
    }

    /// Enters a text in the prompt that the flow has opened last, and accepts it.
    ///
    /// - Throws: ``FlowTesterError`` if there is no such dialog, or if the prompt does not accept the text.
    public func enter(_ text: String) throws(FlowTesterError) {
        let dialog = try dialog()
        guard case .prompt(let prompt, _) = dialog.content else { throw .notAPrompt(dialog.summary) }
        if let errorMessage = prompt.validate(text) {
            throw .notAccepted(text, dialog: prompt.title, errorMessage: errorMessage)
        }
        dialog.answer(text: text)
    }

    /// Closes the dialog that the flow has opened last without an answer, as Escape does.
    ///
    /// - Throws: ``FlowTesterError`` if there is none.
    public func closeDialog() throws(FlowTesterError) {
        let dialog = try dialog()
        switch dialog.content {
        case .alert(let alert, _): dialog.answer(action: alert.actions.firstIndex { $0.style == .cancel })
        case .files: dialog.answer(files: [])
        case .prompt: dialog.answer(text: nil)
        }
    }

    private func dialog() throws(FlowTesterError) -> DialogController {
        guard let dialog = openQuestions.lazy.compactMap({ $0 as? DialogController }).last else {
            throw .noDialog
        }
        return dialog
    }
}

/// The reason why a `FlowTester` cannot answer a question.
/// ```swift
/// try tester.choose("Remove")  // throws FlowTesterError if no dialog is open
/// ```
public enum FlowTesterError: Error, Hashable, CustomStringConvertible {
    /// The flow has no open dialog.
    case noDialog
    /// The dialog, which has this title, has no button with the title.
    case noButton(String, dialog: String, there: [String])
    /// The dialog with this title is no alert.
    case notAnAlert(String)
    /// The dialog with this title is no file dialog.
    case notAFileDialog(String)
    /// The dialog with this title is no prompt.
    case notAPrompt(String)
    /// The prompt, which has this title, does not accept the text, and shows this message.
    case notAccepted(String, dialog: String, errorMessage: String)

    public var description: String {
        switch self {
        case .noDialog:
            "The flow has no open dialog: it has not returned .ask, or the dialog was answered or withdrawn."
        case .noButton(let title, let dialog, let there):
            "The dialog \"\(dialog)\" has no button \"\(title)\"; it has: "
                + there.map { "\"\($0)\"" }.joined(separator: ", ") + "."
        case .notAnAlert(let dialog):
            "The dialog \"\(dialog)\" is no alert. Use choose(files:) for a file dialog, enter(_:) for a prompt, or closeDialog()."
        case .notAFileDialog(let dialog):
            "The dialog \"\(dialog)\" is no file dialog. Use choose(_:) for an alert, enter(_:) for a prompt, or closeDialog()."
        case .notAPrompt(let dialog):
            "The dialog \"\(dialog)\" is no prompt. Use choose(_:) for an alert, choose(files:) for a file dialog, or closeDialog()."
        case .notAccepted(let text, let dialog, let errorMessage):
            "The prompt \"\(dialog)\" does not accept \"\(text)\": \(errorMessage) Enter a text that it accepts, or use closeDialog()."
        }
    }
}
