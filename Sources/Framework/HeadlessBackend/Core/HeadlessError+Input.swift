// SPDX-License-Identifier: MIT

import ViewKit

/// Errors of actions in menus and dialogs, of gestures, and of drag and drop.
extension HeadlessError {
    /// A modal window with this title is in front of the window.
    public static func behindWindow(_ title: String) -> HeadlessError {
        .other("The modal window \"\(title)\" is in front of the window. Use that one, or close it, first.")
    }

    /// The menu has no item with this title; `items` are the titles of its items.
    public static func noItem(_ title: String, items: [String]) -> HeadlessError {
        let names = SimilarNames.sort(items, by: title).prefix(10).map { "\"\($0)\"" }
        return .other(
            "The menu has no item \"\(title)\". Items: \(names.isEmpty ? "none" : names.joined(separator: ", "))."
        )
    }

    /// The item of the menu cannot be chosen, for this reason.
    public static func itemDisabled(_ title: String, reason: String) -> HeadlessError {
        .other("The item \"\(title)\" of the menu cannot be chosen: \(reason).")
    }

    /// The view of that role and name, and the views that contain it, have no context menu.
    public static func noContextMenu(role: Role, name: String) -> HeadlessError {
        .other(
            "The \(view(role, name)), and the views that contain it, have no context menu. Set view.contextMenu."
        )
    }

    /// The view of that role and name, and the views that contain it, do not react to a gesture.
    public static func noGesture(_ gesture: String, role: Role, name: String) -> HeadlessError {
        .other(
            "The \(view(role, name)), and the views that contain it, do not react to \(gesture). Subscribe to the gesture first, as "
                + "in view.rx.tapGesture().")
    }

    /// Nothing can be dragged from the view of that role and name.
    public static func notDraggable(role: Role, name: String) -> HeadlessError {
        .other("Nothing can be dragged from the \(view(role, name)). Set view.dragSource.")
    }

    /// The view with that role and name does not accept the dropped value: `offered` are its types, `taken` those that the view accepts.
    public static func dropRefused(
        role: Role, name: String, offered: [TransferType], taken: [TransferType]
    ) -> HeadlessError {
        .other(
            "The \(view(role, name)) does not take what was dropped: \(list(offered)). It takes: \(list(taken)). Set view.dropTypes."
        )
    }

    /// The text of the dialog is not accepted, for this reason.
    public static func notAccepted(_ text: String, errorMessage: String?) -> HeadlessError {
        .other(
            "The dialog does not accept the text \"\(text)\": \(errorMessage ?? "its button is disabled").")
    }

    private static func view(_ role: Role, _ name: String) -> String {
        name.isEmpty ? role.rawValue : "\(role.rawValue) \"\(name)\""
    }

    private static func list(_ types: [TransferType]) -> String {
        types.isEmpty ? "nothing" : types.map(\.mimeType).joined(separator: ", ")
    }
}

extension HeadlessError {
    /// No toast is visible, or it has no button, or it has no timeout.
    public static func noToast(hasToast: Bool) -> HeadlessError {
        .other(
            hasToast
                ? "The visible toast has no button, or does not disappear by itself. Give the Toast an action or a time."
                : "No toast is visible. Show one with ToastView.show(_:) first.")
    }
}
