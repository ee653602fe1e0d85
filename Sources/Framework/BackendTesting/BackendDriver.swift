// SPDX-License-Identifier: MIT

public import ViewKit

/// A driver uses the views of one backend like a user, for the ``CompatibilityCase``s.
///
/// ``HeadlessDriver`` is the driver of the headless backend. The author of another backend writes a driver, and runs all cases with it:
/// ```swift
/// @Test(arguments: CompatibilityCase.all) func isCompatible(_ testCase: CompatibilityCase) async {
///     for failure in await testCase.run(on: MyDriver()) { Issue.record("\(failure)") }
/// }
/// ```
/// Main thread only.
@preconcurrency @MainActor public protocol BackendDriver: AnyObject {
    /// Creates the backend. Called before each case.
    func makeBackend() throws -> any Backend
    /// Performs an action of the user on a view.
    /// - Throws: An error with the reason if a user could not perform the action.
    func perform(_ action: UserAction, on view: any View) throws
    /// Performs an action of the user on a window.
    /// - Throws: An error with the reason if a user could not perform the action.
    func perform(_ action: WindowAction, on window: Window) throws
    /// Returns the text that the view shows, or an empty text. For a collection, returns the names of the visible rows, one on each line.
    func text(of view: any View) throws -> String
    /// Returns the value that the user can change in the view, as it is shown: the text of a field, `"on"` or
    /// `"off"`, the selected option, or the names of the selected rows, one on each line. Returns nil if
    /// there is no such value.
    func value(of view: any View) throws -> String?
    /// Returns the name of the view for screen readers.
    func accessibleName(of view: any View) throws -> String
    /// Returns whether the view has the keyboard focus.
    func isFocused(_ view: any View) throws -> Bool
    /// Waits until the backend has laid out and drawn all changes, and has released all removed views.
    func settle() async
}

/// An error for an action that a view does not have, or that a driver cannot perform.
public struct ImpossibleAction: Error, CustomStringConvertible {
    /// The error message: the action, and the reason.
    public let description: String

    /// Creates an error with a message.
    public init(_ description: String) { self.description = description }

    /// Creates an error for an action that a view does not have.
    public init(_ action: UserAction, on view: any View) {
        self.init(
            "\(action) is not possible on a \(type(of: view)). Use a view that has it, or add it to the driver."
        )
    }
}
