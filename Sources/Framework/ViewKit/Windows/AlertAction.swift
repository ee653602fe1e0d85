// SPDX-License-Identifier: MIT

/// A button of an ``Alert``.
/// ```swift
/// let question = Alert("Delete the letter?", actions: [.cancel, .destructive("Delete")])
/// ```
public struct AlertAction: Sendable, Codable, Equatable {
    /// The purpose of a button, from which the backend derives its appearance.
    public enum Style: String, Sendable, Codable {
        /// An ordinary choice.
        case normal
        /// The choice that most users want.
        case suggested
        /// A choice that destroys something.
        case destructive
        /// The choice that changes nothing. Closing the dialog chooses it.
        case cancel
    }

    /// The title of the button.
    public var title: String
    /// The purpose of the button.
    public var style: Style

    /// Creates a button.
    public init(_ title: String, style: Style = .normal) {
        self.title = title
        self.style = style
    }

    /// A button that changes nothing. Its title is shown in the language of the user.
    public static var cancel: AlertAction { AlertAction("Cancel", style: .cancel) }
    /// A button for an ordinary choice.
    public static func normal(_ title: String) -> AlertAction { AlertAction(title) }
    /// A button for the choice that most users want.
    public static func suggested(_ title: String) -> AlertAction { AlertAction(title, style: .suggested) }
    /// A button for a choice that destroys something.
    public static func destructive(_ title: String) -> AlertAction { AlertAction(title, style: .destructive) }
}
