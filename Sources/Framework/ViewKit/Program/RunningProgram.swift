// SPDX-License-Identifier: MIT

/// The functions of a started program that its backend calls. Main thread only.
@preconcurrency @MainActor public protocol RunningProgram: AnyObject {
    /// Called when the user starts the program, also while it runs. The program shows its window, or brings it to the front.
    func activate()
    /// Called when the desktop or the command line requests that the program opens files, by their absolute paths, or anything else, by its
    /// URI.
    func open(_ paths: [String])
    /// Called when the command line requests an action, by its id.
    func perform(_ action: String)
    /// Called when the system requests that the program ends, by SIGTERM. Its next run restores what is open now.
    func requestQuit()
    /// Called when the desktop asks whether its session may end. The session ends when the function has returned, unless the program has
    /// called ``ProgramHost/inhibitSessionEnd(_:)``.
    func querySessionEnd()
    /// Called once before the program ends, for any reason. The program saves its state.
    func willEnd()
    /// Returns a description of the program for an inspector: its present objects and its past events, as lines of text. Nil if the program
    /// cannot be inspected.
    func inspect() -> String?
    /// Returns to the state after an entry of the journal that ``inspect()`` returns. Returns false if that state is not known.
    func goToState(afterEntry number: Int) -> Bool
}

extension RunningProgram {
    /// Calls ``requestQuit()``.
    public func querySessionEnd() { requestQuit() }
    /// Does nothing.
    public func willEnd() {}
    /// Returns nil.
    public func inspect() -> String? { nil }
    /// Returns false.
    public func goToState(afterEntry number: Int) -> Bool { false }
    /// Does nothing.
    public func perform(_ action: String) {}
}
