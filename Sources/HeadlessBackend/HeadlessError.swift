// SPDX-License-Identifier: MIT

import ViewKit

/// What a person could not have done either.
public enum HeadlessError: Error, Equatable, CustomStringConvertible {
    /// There is no visible view of that role and name; `there` are the names of those of the role.
    case notFound(role: String, name: String, there: [String])
    /// There are `count` visible views of that role and name.
    case ambiguous(role: String, name: String, count: Int)
    /// The view of that role and name is disabled, so the action was not possible.
    case disabled(role: Role, name: String, action: String)
    /// A dialog of this title is in front of the window.
    case behindDialog(String)
    /// No window is open.
    case noWindow
    /// No dialog is open.
    case noDialog
    /// The window has no action of this id; `available` are those that it has.
    case noAction(String, available: [String])
    /// The action of this id is disabled.
    case actionDisabled(String)
    /// Nothing listens to these keys; `available` are those that the window listens to.
    case noShortcut(Shortcut, available: [Shortcut])
    /// The list has no row of this name; `rows` are the names of those that it has.
    case noRow(String, rows: [String])
    /// The drop-down has no such option; `options` are those that it has.
    case noOption(String, options: [String])

    /// What was not possible, what there is instead, and what to do about it.
    public var description: String {
        switch self {
        case .notFound(let role, let name, let there):
            "There is no visible \(role) named \"\(name)\". Visible: \(Self.list(there)). "
                + "A view is found by its accessibilityLabel, text, tooltip, placeholder or identifier."
        case .ambiguous(let role, let name, let count):
            "There are \(count) visible \(role)s named \"\(name)\". Give the one you mean an identifier, and ask for that."
        case .disabled(let role, let name, let action):
            "The \(role.rawValue) \"\(name)\" is disabled, so a person could not \(action) it. Enable it first."
        case .behindDialog(let title):
            "The dialog \"\(title)\" is in front of the window. Answer it first: app.dialog().choose(…)."
        case .noWindow: "No window is open. Did the first step of the flow show anything?"
        case .noDialog: "No dialog is open."
        case .noAction(let action, let available):
            "The window has no action \"\(action)\". It has: \(Self.list(available))."
        case .actionDisabled(let action):
            "The action \"\(action)\" is disabled, so a person could not trigger it."
        case .noShortcut(let shortcut, let available):
            "Nothing listens to \(shortcut). The window listens to: \(Self.list(available.map(\.description)))."
        case .noRow(let name, let rows): "The list has no row \"\(name)\". It has: \(Self.list(rows))."
        case .noOption(let name, let options):
            "The drop-down has no option \"\(name)\". It has: \(Self.list(options))."
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
}
