// SPDX-License-Identifier: MIT

import ViewKit

/// An action that a user could not have done: the action, the reason, the line of the test, and the visible views.
///
/// Two errors are equal if their reasons are.
/// ```swift
/// #expect(throws: HeadlessError.noDialog) { try app.dialog() }
/// ```
public struct HeadlessError: Error, Sendable {
    /// The reason why the action was not possible.
    public enum Reason: Equatable, Sendable {
        /// There is no visible view of that role and name; `there` are the names of the visible views of the role.
        case notFound(role: String, name: String?, there: [String])
        /// There are several visible views of that role and name.
        case ambiguous(role: String, name: String?, count: Int)
        /// The view of that role and name is disabled, so that the action was not possible.
        case disabled(role: Role, name: String, action: String)
        /// A dialog with this title is in front of the window.
        case behindDialog(String)
        /// No window is open.
        case noWindow
        /// No dialog is open.
        case noDialog
        /// The window has no action with this id; `available` are the ids of its actions.
        case noAction(String, available: [String])
        /// The action with this id is disabled.
        case actionDisabled(String)
        /// The window has no action with this shortcut; `available` are the shortcuts of its actions.
        case noShortcut(Shortcut, available: [Shortcut])
        /// The list has no row with this name; `rows` are the names of its rows.
        case noRow(String, rows: [String])
        /// The control has no option with this name; `options` are the names of its options.
        case noOption(String, options: [String])
        /// Another reason, which the message explains.
        case other(String)
    }

    /// The reason why the action was not possible.
    public let reason: Reason
    /// The visible part of the tree that was searched, as text; nil if none was searched.
    public var tree: String?
    /// The file and the line of the test; nil if they are not known.
    public var location: String?

    /// Creates an error.
    public init(_ reason: Reason, tree: String? = nil, location: String? = nil) {
        self.reason = reason
        self.tree = tree
        self.location = location
    }
}

extension HeadlessError: Equatable {
    public static func == (one: HeadlessError, other: HeadlessError) -> Bool { one.reason == other.reason }
}

/// The errors by their reasons, as tests name them.
extension HeadlessError {
    /// There is no visible view of that role and name.
    public static func notFound(role: String, name: String?, there: [String]) -> HeadlessError {
        HeadlessError(.notFound(role: role, name: name, there: there))
    }

    /// There are several visible views of that role and name.
    public static func ambiguous(role: String, name: String?, count: Int) -> HeadlessError {
        HeadlessError(.ambiguous(role: role, name: name, count: count))
    }

    /// The view of that role and name is disabled, so that the action was not possible.
    public static func disabled(role: Role, name: String, action: String) -> HeadlessError {
        HeadlessError(.disabled(role: role, name: name, action: action))
    }

    /// A dialog with this title is in front of the window.
    public static func behindDialog(_ title: String) -> HeadlessError { HeadlessError(.behindDialog(title)) }
    /// No window is open.
    public static var noWindow: HeadlessError { HeadlessError(.noWindow) }
    /// No dialog is open.
    public static var noDialog: HeadlessError { HeadlessError(.noDialog) }

    /// The window has no action with this id.
    public static func noAction(_ id: String, available: [String]) -> HeadlessError {
        HeadlessError(.noAction(id, available: available))
    }

    /// The action with this id is disabled.
    public static func actionDisabled(_ id: String) -> HeadlessError { HeadlessError(.actionDisabled(id)) }

    /// The window has no action with this shortcut.
    public static func noShortcut(_ shortcut: Shortcut, available: [Shortcut]) -> HeadlessError {
        HeadlessError(.noShortcut(shortcut, available: available))
    }

    /// The list has no row with this name.
    public static func noRow(_ name: String, rows: [String]) -> HeadlessError {
        HeadlessError(.noRow(name, rows: rows))
    }

    /// The control has no option with this name.
    public static func noOption(_ name: String, options: [String]) -> HeadlessError {
        HeadlessError(.noOption(name, options: options))
    }

    /// Another reason, which the message explains.
    public static func other(_ message: String) -> HeadlessError { HeadlessError(.other(message)) }
}

extension HeadlessError: CustomStringConvertible {
    /// The location, the action, the views that exist instead, and how to fix the test.
    public var description: String {
        (location.map { "\($0): " } ?? "") + message + (tree.map { "\nVisible:\n\($0)" } ?? "")
    }

    /// The reason as a text, without the line of the test and without the tree.
    public var message: String {
        switch reason {
        case .notFound(let role, let name, let there):
            "There is no visible \(role)\(Self.named(name)). \(Self.nearest(to: name, of: there, "Visible")) "
                + "A view is found by its identifier, accessibilityLabel, text, tooltip or placeholder."
        case .ambiguous(let role, let name, let count):
            "There are \(count) visible \(role)s\(Self.named(name)). Set the identifier of the one that is meant, and search for "
                + "that, or search inside of the view that contains it: try app.view(…).\(Self.function(role))(…)."
        case .disabled(let role, let name, let action):
            "The \(role.rawValue)\(Self.named(name)) is disabled, so that a user could not \(action) it. Enable it first."
        case .behindDialog(let title):
            "The dialog\(Self.named(title)) is in front of the window. Answer it first: try app.dialog().choose(…)."
        case .noWindow: "No window is open. Check that the first step of the flow shows a screen."
        case .noDialog: "No dialog is open."
        case .noAction(let action, let available):
            "The window has no action \"\(action)\". \(Self.nearest(to: action, of: available, "Available"))"
        case .actionDisabled(let action):
            "The action \"\(action)\" is disabled, so that a user could not trigger it."
        case .noShortcut(let shortcut, let available):
            "The window has no action with the shortcut \(shortcut). "
                + Self.nearest(to: "\(shortcut)", of: available.map(\.description), "Available")
        case .noRow(let name, let rows):
            "The list has no row \"\(name)\". \(Self.nearest(to: name, of: rows, "Rows"))"
        case .noOption(let name, let options):
            "There is no option \"\(name)\". \(Self.nearest(to: name, of: options, "Options"))"
        case .other(let message): message
        }
    }

    private static func named(_ name: String?) -> String {
        guard let name, !name.isEmpty else { return "" }
        return " \"\(name)\""
    }

    private static func function(_ role: String) -> String {
        let words = role.split(separator: " ").map(String.init)
        return (words.first ?? "view") + words.dropFirst().map(\.capitalizedFirst).joined()
    }

    /// At most ten names, those that are most similar to `name` first.
    static func nearest(to name: String?, of names: [String], _ title: String) -> String {
        let named = names.filter { !$0.isEmpty }
        guard !named.isEmpty else {
            return names.isEmpty ? "\(title): none." : "\(title): \(names.count) without a name."
        }
        let shown = SimilarNames.sort(named, by: name ?? "").prefix(10)
        let rest = names.count - shown.count
        return "\(title): \(shown.map { "\"\($0)\"" }.joined(separator: ", "))"
            + (rest > 0 ? " and \(rest) more." : ".")
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
