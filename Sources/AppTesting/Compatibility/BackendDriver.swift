// SPDX-License-Identifier: MIT

public import ViewKit

/// Uses the views of one backend as a user does, for the ``CompatibilityCase``s.
///
/// ``HeadlessDriver`` is the one of the headless backend. The author of another backend writes one, and runs all cases with it:
/// ```swift
/// @Test(arguments: CompatibilityCase.all) func isCompatible(_ testCase: CompatibilityCase) async {
///     for failure in await testCase.run(on: MyDriver()) { Issue.record("\(failure)") }
/// }
/// ```
/// Main thread only.
@preconcurrency @MainActor public protocol BackendDriver: AnyObject {
    /// The backend. Called before each case.
    func makeBackend() throws -> any Backend
    /// Does something to a view.
    /// - Throws: if a user could not do that, with the reason.
    func perform(_ action: UserAction, on view: any View) throws
    /// Does something to a window.
    /// - Throws: if a user could not do that, with the reason.
    func perform(_ action: WindowAction, on window: Window) throws
    /// The text that is written on the view; empty if there is none. Of a collection, the names of the visible rows, a line each.
    func text(of view: any View) throws -> String
    /// What the user can change in the view, as it is shown: the text of a field, `"on"` or `"off"`, the selected option, the names of
    /// the selected rows, a line each; nil if there is no such value.
    func value(of view: any View) throws -> String?
    /// The name of the view for screen readers.
    func accessibleName(of view: any View) throws -> String
    /// Whether the view has the keyboard focus.
    func isFocused(_ view: any View) throws -> Bool
    /// Waits until the backend has laid out and drawn what was changed, and has released what was removed.
    func settle() async
}

/// An action that makes no sense for a view, or that a driver cannot carry out.
public struct ImpossibleAction: Error, CustomStringConvertible {
    /// What was not possible, and why.
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
