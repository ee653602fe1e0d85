// SPDX-License-Identifier: MIT

/// A program that has started, as its backend sees it. Main thread only.
@preconcurrency @MainActor public protocol RunningProgram: AnyObject {
    /// Called when the user starts the program, also while it runs. The program shows its window, or brings it to the front.
    func activate()
    /// Called when the desktop or the command line requests that the program opens files, by their absolute paths, or anything else, by its
    /// URI.
    func open(_ paths: [String])
    /// Called when the command line requests an action, by its id.
    func perform(_ action: String)
    /// Called when the desktop, or a signal, requests that the program ends.
    func requestQuit()
    /// Called when the desktop asks whether its session may end. The session ends when the function has returned, unless the program has
    /// called ``ProgramHost/inhibitSessionEnd(_:)``.
    func querySessionEnd()
    /// Called once when the program ends, however it was requested: it saves its state.
    func willEnd()
    /// Returns what the program consists of now and what has happened in it, for a tool that inspects it: lines of text for the user; nil if the
    /// program cannot be inspected.
    func inspect() -> String?
}

extension RunningProgram {
    /// Requests that the program ends.
    public func querySessionEnd() { requestQuit() }
    /// Does nothing.
    public func willEnd() {}
    /// Returns nil.
    public func inspect() -> String? { nil }
    /// Does nothing.
    public func perform(_ action: String) {}
}
