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

/// A running program that may ask the user before it ends.
@MainActor package protocol EndingProgram: RunningProgram {
    /// Returns true when it is decided whether the program ends, if that was requested; at once otherwise. If it
    /// ends, ``ProgramHost/quit()`` was called then. Returns false as soon as it asks the user.
    ///
    /// - Parameter includingUser: whether to wait for the answer of the user, too.
    func endIsDecided(includingUser: Bool) async -> Bool
}
