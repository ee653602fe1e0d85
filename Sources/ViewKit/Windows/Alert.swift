// SPDX-License-Identifier: MIT

/// The button of a dialog.
public struct AlertAction: Sendable, Codable, Equatable {
    public enum Style: String, Sendable, Codable { case normal, suggested, destructive, cancel }

    public var title: String
    public var style: Style

    public init(_ title: String, style: Style = .normal) {
        self.title = title
        self.style = style
    }

    public static var cancel: AlertAction { AlertAction("Cancel", style: .cancel) }
    public static func normal(_ title: String) -> AlertAction { AlertAction(title) }
    public static func suggested(_ title: String) -> AlertAction { AlertAction(title, style: .suggested) }
    public static func destructive(_ title: String) -> AlertAction { AlertAction(title, style: .destructive) }
}

/// A question or a message, shown in a small window above another.
///
/// ```swift
/// Alert("Delete Ada?", message: "This cannot be undone.", actions: [.cancel, .destructive("Delete")])
/// ```
public struct Alert: Sendable, Codable, Equatable {
    public var title: String
    public var message: String
    public var actions: [AlertAction]

    /// - Parameter actions: from the least to the most likely one. Closing the dialog answers with its `cancel` action.
    public init(_ title: String, message: String = "", actions: [AlertAction] = [.normal("Close")]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}
