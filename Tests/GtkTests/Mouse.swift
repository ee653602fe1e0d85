// SPDX-License-Identifier: MIT

import Foundation
import GLib
import Testing

/// The pointer of the display, which the X server moves (XTEST), as a mouse does.
@MainActor
enum Mouse {
    static func press() async throws { try await xdotool("mousedown", "1") }

    static func release() async throws { try await xdotool("mouseup", "1") }

    static func move(to x: Int, _ y: Int) async throws { try await xdotool("mousemove", "\(x)", "\(y)") }

    /// Moves the pointer left and right of a position until the condition is true, since a widget or program may react late.
    static func move(about x: Int, _ y: Int, until what: String, _ isSo: () -> Bool) async throws {
        var step = 0
        try await wait(until: what) {
            guard !isSo() else { return true }
            step += 1
            // More than the distance below which GTK does not begin a drag.
            try await move(to: x + step % 2 * 20, y)
            return false
        }
    }

    /// Waits until the window with this title is visible, in any process, and moves it.
    static func moveWindow(_ title: String, to x: Int, _ y: Int) async throws {
        try await xdotool("search", "--sync", "--onlyvisible", "--name", title, "windowmove", "\(x)", "\(y)")
    }

    /// Runs the main loop until the condition is true, for at most twenty seconds.
    static func wait(until what: String, _ isSo: () async throws -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(20)
        while try await !isSo() {
            try #require(ContinuousClock.now < end, "\(what): did not happen in 20 seconds.")
            MainQueue.iterate()
            await Task.yield()
        }
    }

    private static func xdotool(_ arguments: String...) async throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["xdotool"] + arguments
        process.standardOutput = FileHandle.nullDevice
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        try #require(process.terminationStatus == 0, "xdotool \(arguments.joined(separator: " ")) failed.")
    }
}
