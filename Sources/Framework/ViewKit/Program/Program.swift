// SPDX-License-Identifier: MIT

/// A program that a backend runs. The backend provides its `main()`.
///
/// An application conforms to `Application`, which refines this protocol. Main thread only.
@preconcurrency @MainActor public protocol Program {
    /// Creates the program. The backend is not ready yet: views cannot be created.
    init()

    /// The identifier of the program on the desktop, in reverse domain notation. Its desktop file must have the same name.
    var id: String { get }

    /// The name of the profile with which the program runs; nil for none. A run with a profile is a program
    /// of its own for the desktop, with state of its own, so that it can run beside the others. The name has
    /// letters, digits, hyphens and underscores, and begins with a letter.
    var profile: String? { get }

    /// The name of the program that the user sees.
    var name: String { get }

    /// The command line, beginning with the path of the program: options of the backend, and files to open. A program with options of its
    /// own removes those.
    var arguments: [String] { get }

    /// The ids of the actions that the command line requests. They are performed when the program has started. If another process runs the
    /// program already, that process performs them.
    var requestedActions: [String] { get }

    /// Handles a command line that needs no display, such as one that prints a list. Called before the backend starts.
    ///
    /// - Returns: the exit code; nil if the program has to be started.
    func runWithoutDisplay() -> Int32?

    /// Starts the program. Called once, when the backend is ready: views can be created.
    func start(on host: any ProgramHost) -> any RunningProgram
}

extension Program {
    /// The program has no profiles.
    public var profile: String? { nil }
    /// The command line of the process.
    public var arguments: [String] { CommandLine.arguments }
    /// No action is requested.
    public var requestedActions: [String] { [] }
    /// Returns nil, so that the program is started.
    public func runWithoutDisplay() -> Int32? { nil }
}
