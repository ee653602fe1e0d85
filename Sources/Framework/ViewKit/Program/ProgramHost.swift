// SPDX-License-Identifier: MIT

/// The functions of a backend that a running program uses. Main thread only.
@preconcurrency @MainActor public protocol ProgramHost: AnyObject {
    /// Ends the program.
    func quit()

    /// The path of the folder in which the program saves the state that it restores after it was killed; nil
    /// for the folder that the desktop defines, empty if it saves nothing.
    var stateFolder: String? { get }

    /// Requests that the desktop does not end the session and shows `reason`; nil ends the request. Not every desktop supports that.
    func inhibitSessionEnd(_ reason: String?)
}

extension ProgramHost {
    /// Returns nil: the folder that the desktop defines.
    public var stateFolder: String? { nil }
    /// Does nothing, so that the session can end.
    public func inhibitSessionEnd(_ reason: String?) {}
}
