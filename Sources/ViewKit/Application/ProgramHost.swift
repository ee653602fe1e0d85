// SPDX-License-Identifier: MIT

/// A backend, as a running program sees it. Main thread only.
@preconcurrency @MainActor public protocol ProgramHost: AnyObject {
    /// Ends the program.
    func quit()

    /// The folder in which the program keeps what it restores after it was killed; nil for that of the desktop, empty if
    /// it keeps nothing.
    var stateFolder: String? { get }

    /// Asks the desktop not to end its session, and to show the reason; nil when the session may end. Not every desktop can do that.
    func inhibitSessionEnd(_ reason: String?)
}

extension ProgramHost {
    /// The folder of the desktop.
    public var stateFolder: String? { nil }
    /// The session can end.
    public func inhibitSessionEnd(_ reason: String?) {}
}
