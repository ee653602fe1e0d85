// SPDX-License-Identifier: MIT

/// The button of a dialog.
public struct AlertAction: Sendable, Codable, Equatable {
    /// What a button of a dialog is for: any, the likely choice, one that destroys something, or none of
    /// them.
    public enum Style: String, Sendable, Codable {
        /// Any choice, the likely one, one that destroys something, or to leave it.
        case normal, suggested, destructive, cancel
    }

    /// What is written on it.
    public var title: String
    /// What it is for.
    public var style: Style

    /// A button that says `title`.
    public init(_ title: String, style: Style = .normal) {
        self.title = title
        self.style = style
    }

    /// A button that leaves everything as it is.
    public static var cancel: AlertAction { AlertAction("Cancel", style: .cancel) }
    /// A button like any other.
    public static func normal(_ title: String) -> AlertAction { AlertAction(title) }
    /// The button that most people want.
    public static func suggested(_ title: String) -> AlertAction { AlertAction(title, style: .suggested) }
    /// A button that destroys something.
    public static func destructive(_ title: String) -> AlertAction { AlertAction(title, style: .destructive) }
}

/// A question or a message, shown in a small window above another.
///
/// ```swift
/// Alert("Delete Ada?", message: "This cannot be undone.", actions: [.cancel, .destructive("Delete")])
/// ```
public struct Alert: Sendable, Codable, Equatable {
    /// The question, in a few words.
    public var title: String
    /// What there is to say about it; may be empty.
    public var message: String
    /// The buttons, from the least to the most likely one.
    public var actions: [AlertAction]

    /// A question with buttons, from the least to the most likely one. Closing the dialog answers with its
    /// `cancel` action.
    public init(_ title: String, message: String = "", actions: [AlertAction] = [.normal("Close")]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}
