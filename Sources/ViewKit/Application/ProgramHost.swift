// SPDX-License-Identifier: MIT

/// A backend, as a running program sees it. Main thread only.
@preconcurrency @MainActor public protocol ProgramHost: AnyObject {
    /// Ends the program.
    func quit()

    /// The folder in which the program keeps what it restores after it was killed; nil for that of the desktop, empty if
    /// it keeps nothing.
    var stateFolder: String? { get }
}

extension ProgramHost {
    /// The folder of the desktop.
    public var stateFolder: String? { nil }
}
