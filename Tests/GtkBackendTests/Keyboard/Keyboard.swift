// SPDX-License-Identifier: MIT

import Foundation
import Gtk
import Testing
import ViewKit

/// The keyboard of the display, whose keys the server itself presses (XTEST).
@MainActor enum Keyboard {
    /// Types a text, a key at a time.
    static func type(_ text: String) async throws { try await xdotool("type", "--delay", "2", text) }

    /// Presses key combinations, such as `ctrl+z`.
    static func press(_ keys: String...) async throws { try await xdotool(["key", "--delay", "2"] + keys) }

    /// Gives the window with this title the keyboard focus, since the display of the tests has no window manager that does.
    static func focus(window title: String) async throws {
        try await xdotool("search", "--sync", "--onlyvisible", "--name", title, "windowfocus", "--sync")
    }

    /// Shows a view in a window, and gives the window the keyboard focus. `focus` gives it to a view in the window.
    static func show(
        _ content: any View, in window: Window = Window(), _ focus: () -> Void
    ) async throws -> Window {
        window.title = "Keyboard"
        window.content = content
        window.present()
        await settle()
        try await Self.focus(window: "Keyboard")
        try await wait(until: "the window is active") { gtkWindow(window).isActive }
        focus()
        await settle()
        return window
    }

    /// Uses the layouts with these names, the first one of which is active.
    static func use(layouts: String) async throws { try await run("setxkbmap", ["-layout", layouts]) }

    private static func xdotool(_ arguments: String...) async throws { try await xdotool(arguments) }

    private static func xdotool(_ arguments: [String]) async throws { try await run("xdotool", arguments) }

    private static func run(_ program: String, _ arguments: [String]) async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardOutput = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        try #require(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " ")) failed.")
    }
}
