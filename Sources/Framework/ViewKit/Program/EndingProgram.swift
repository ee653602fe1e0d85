// SPDX-License-Identifier: MIT

/// A running program that may ask the user before it ends.
@MainActor package protocol EndingProgram: RunningProgram {
    /// Returns true when it is decided whether the program ends, if that was requested; at once otherwise. If it
    /// ends, ``ProgramHost/quit()`` was called then. Returns false as soon as it asks the user.
    ///
    /// - Parameter includingUser: whether to wait for the answer of the user, too.
    func endIsDecided(includingUser: Bool) async -> Bool
}
