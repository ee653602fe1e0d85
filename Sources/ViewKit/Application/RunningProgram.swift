// SPDX-License-Identifier: MIT

/// A program that has started, as its backend sees it. Main thread only.
@preconcurrency @MainActor public protocol RunningProgram: AnyObject {
    /// Called when the user starts the program, or starts it again: it shows its window, or brings it to the front.
    func activate()
    /// Called when the desktop or the command line requests that the program opens files, by their absolute paths, or anything else, by its
    /// URI.
    func open(_ paths: [String])
    /// Called when the desktop requests that the program ends, as at the end of a session.
    func requestQuit()
}
