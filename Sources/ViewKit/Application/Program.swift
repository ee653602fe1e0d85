// SPDX-License-Identifier: MIT

/// What a backend runs: it gives every program a `main()`.
///
/// Applications conform to `Application`, which is one.
@preconcurrency @MainActor public protocol Program {
    /// Makes the program, before its backend is ready: views cannot be made yet.
    init()

    /// The program's name on the desktop, in reverse domain notation; its desktop file has the same name.
    var id: String { get }

    /// What people call it.
    var name: String { get }

    /// The command line, beginning with the program's path: the backend's own options, and files to open. A program with
    /// options of its own leaves those out.
    var arguments: [String] { get }

    /// The backend is ready: views can be made. Called once.
    func start(on host: any ProgramHost) -> any RunningProgram
}

extension Program {
    /// The command line of the process.
    public var arguments: [String] { CommandLine.arguments }
}

/// A program that has started, as its backend sees it.
@preconcurrency @MainActor public protocol RunningProgram: AnyObject {
    /// The person started the program, or started it again: show its window, or bring it to the front.
    func activate()
    /// The desktop or the command line asks it to open files, by their absolute paths, or anything else, by its URI.
    func open(_ paths: [String])
    /// The desktop asks it to end, as at the end of a session.
    func requestQuit()
}

/// A backend, as a running program sees it.
@preconcurrency @MainActor public protocol ProgramHost: AnyObject {
    /// Ends the program.
    func quit()
}
