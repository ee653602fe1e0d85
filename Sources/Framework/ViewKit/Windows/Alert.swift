// SPDX-License-Identifier: MIT

/// A question or a message in a dialog above a window.
///
/// ```swift
/// Alert("Delete Ada?", message: "This cannot be undone.", actions: [.cancel, .destructive("Delete")])
/// ```
/// A flow shows an alert with `FlowContributors.ask(_:_:)`. Use a screen for a question that needs more than buttons.
public struct Alert: Sendable, Codable, Equatable {
    /// The question, in a few words.
    public var title: String
    /// The explanation below the title; may be empty.
    public var message: String
    /// The buttons, from the least to the most likely one.
    public var actions: [AlertAction]

    /// Creates a question with buttons, from the least to the most likely one. Closing the dialog chooses its `cancel` action.
    public init(_ title: String, message: String = "", actions: [AlertAction] = [.normal("Close")]) {
        self.title = title
        self.message = message
        self.actions = actions
    }

    /// The alert with the titles of the framework's own buttons in the language of the user.
    @MainActor package var localizedButtons: Alert {
        var alert = self
        for (index, action) in actions.enumerated() {
            if action == .cancel { alert.actions[index].title = localized("Cancel") }
            if action == .normal("Close") { alert.actions[index].title = localized("Close") }
        }
        return alert
    }

    /// Returns a question that asks for a confirmation, with a cancel button.
    public static func confirm(_ title: String, message: String = "", _ action: AlertAction) -> Alert {
        Alert(title, message: message, actions: [.cancel, action])
    }
}
