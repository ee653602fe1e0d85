// SPDX-License-Identifier: MIT

import ViewKit

/// What a user does to a view. A ``BackendDriver`` carries it out as a user does: by events, not by setting the state of the view.
public enum UserAction: Sendable, Equatable, Codable {
    /// The user clicks the view, or presses Space on it: a button is pressed, a toggle is switched.
    case tap
    /// The user selects all of the text and types this one; in a field for a number or for a time, the user leaves the field then.
    case type(String)
    /// The user types a text at the caret, in place of the selection.
    case insert(String)
    /// The user selects these characters, or places the caret if the range is empty.
    case select(Range<Int>)
    /// The user presses a key combination while the view has the keyboard focus.
    case press(Shortcut)
    /// The user chooses the option, the row, the tab or the link with this text, presses the button with it in the view, or chooses the value
    /// that this text describes: a number of a slider, a date as `2026-02-28`, a colour as `#ff8000`, a font as `Serif Italic 12.5`; an empty
    /// text removes the file of a field.
    case choose(String)
    /// The user moves the border of a split view so that the side bar has this width.
    case moveBorder(to: Int)
    /// The user pulls the content of a scroll view down beyond its top, on a touchscreen.
    case pull
    /// The user does something to the tabs of a tab view. Use ``choose(_:)`` for a click on a tab.
    case tabs(TabAction)
    /// The user does something to the rows of a list, a tree, a grid or columns.
    case rows(RowAction)
    /// The user chooses an item of the menu of the view by the titles on the way to it.
    case chooseFromMenu([String])
    /// The user opens the context menu of the view and chooses an item by the titles on the way to it.
    case chooseFromContextMenu([String])
    /// The user clicks the view with a button, some times in a row.
    case click(PointerButton, count: Int)
    /// The user begins to drag the visible page in a direction, or drags it on, this far, in widths of the page.
    case dragPage(PageAnimation.Direction, to: Double)
    /// The user lets go of the page, which does not move at that moment.
    case releasePage
}

/// What a user does to a window.
public enum WindowAction: Sendable, Equatable, Codable {
    /// The user gives the window another size.
    case resize(Size)
    /// The user requests that the window closes, as by its close button.
    case requestClose
    /// The user triggers the action with this id, as by a menu item.
    case perform(String)
    /// The user presses a key combination.
    case press(Shortcut)
    /// The user presses the button with this title in the dialog above the window.
    case answer(String)
    /// The user replaces the text in the dialog above the window.
    case typeInDialog(String)
    /// The user closes the dialog above the window without an answer.
    case closeDialog
}
