// SPDX-License-Identifier: MIT

import ViewKit

/// An action of the user on a view. A ``BackendDriver`` performs it with events, like a user, not by setting the state of the view.
/// ```swift
/// run.perform(.type("Ada"), on: nameField)
/// ```
public enum UserAction: Sendable, Equatable, Codable {
    /// The user clicks the view, or presses Space on it: a button is pressed, a toggle is switched.
    case tap
    /// The user selects the whole text and types this one. In a field for a number or a time, the user leaves the field afterwards.
    case type(String)
    /// The user types a text at the caret, which replaces the selection.
    case insert(String)
    /// The user selects these characters, or places the caret if the range is empty.
    case select(Range<Int>)
    /// The user presses a key combination while the view has the keyboard focus.
    case press(Shortcut)
    /// The user chooses the option, the row, the tab or the link with this text, or presses the button with
    /// this text in the view. In a control for a value, the user chooses the value that this text describes:
    /// a number of a slider, a date as `2026-02-28`, a colour as `#ff8000`, a font as `Serif Italic 12.5`. An
    /// empty text removes the file of a file field.
    case choose(String)
    /// The user moves the border of a split view so that the side bar has this width.
    case moveBorder(to: Int)
    /// The user pulls the content of a scroll view down beyond its top, on a touchscreen.
    case pull
    /// The user scrolls the content of a scroll view to a position.
    case scroll(to: Point)
    /// The user performs an action on the tabs of a tab view. Use ``choose(_:)`` for a click on a tab.
    case tabs(TabAction)
    /// The user performs an action on the rows of a list, a tree, a grid or columns.
    case rows(RowAction)
    /// The user chooses an item of the menu of the view. The parameter has the titles of its submenus and its own title.
    case chooseFromMenu([String])
    /// The user opens the context menu of the view and chooses an item. The parameter has the titles of its submenus and its own title.
    case chooseFromContextMenu([String])
    /// The user clicks the view with a button, `count` times in quick succession.
    case click(PointerButton, count: Int)
    /// The user drags the visible page in a direction, up to a distance in widths of the page.
    case dragPage(PageAnimation.Direction, to: Double)
    /// The user releases the page after the drag, without moving it at that moment.
    case releasePage
}

/// An action of the user on a window.
/// ```swift
/// run.perform(.press("<Primary>n"), on: window)
/// ```
public enum WindowAction: Sendable, Equatable, Codable {
    /// The user changes the size of the window.
    case resize(Size)
    /// The user requests that the window closes, for example with its close button.
    case requestClose
    /// The user triggers the action with this id, for example with a menu item.
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
