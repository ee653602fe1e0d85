// SPDX-License-Identifier: MIT

/// A backend, as a running program sees it. Main thread only.
@preconcurrency @MainActor public protocol ProgramHost: AnyObject {
    /// Ends the program.
    func quit()
}
