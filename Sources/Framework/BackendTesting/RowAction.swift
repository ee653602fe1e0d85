// SPDX-License-Identifier: MIT

/// An action of the user on the rows of a collection. A row is identified by its name, which is the first
/// text in it. Use ``UserAction/choose(_:)`` for a click on a row.
/// ```swift
/// run.perform(.rows(.activate("Ada")), on: list)
/// ```
public enum RowAction: Sendable, Equatable, Codable {
    /// The user clicks the row with Control held.
    case toggle(String)
    /// The user clicks the row with Shift held.
    case extend(to: String)
    /// The user presses Return on the row.
    case activate(String)
    /// The user presses the button with a title in the row.
    case press(String, in: String)
    /// The user opens the row of a tree.
    case expand(String)
    /// The user closes the row of a tree.
    case collapse(String)
    /// The user drags the row to the index `to`.
    case move(String, to: Int)
    /// The user requests the menu of the row.
    case requestMenu(of: String)
    /// The user types letters while the rows have the focus.
    case search(String)
    /// The user clicks the title of a column.
    case sort(by: String)
    /// The user scrolls to the last row.
    case scrollToEnd
}
