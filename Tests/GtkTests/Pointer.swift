// SPDX-License-Identifier: MIT

import Foundation
import Gtk

/// A person's hand on the mouse of the display, by xdotool.
enum Pointer {
    /// Runs xdotool, and lets GTK go on meanwhile.
    @discardableResult
    static func perform(_ arguments: String...) async throws -> String {
        try await run(["xdotool"] + arguments)
    }

    static func run(_ command: String...) async throws -> String { try await run(command) }

    private static func run(_ command: [String]) async throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        let pipe = Pipe()
        process.standardOutput = pipe
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { _ in
                let data = pipe.fileHandleForReading.readDataToEndOfFile()
                continuation.resume(
                    returning: String(decoding: data, as: UTF8.self)
                        .trimmingCharacters(in: .whitespacesAndNewlines))
            }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
    }
}

/// What keeps the windows of the display in order, for tests that need it.
@MainActor
final class WindowManager {
    private let process = Process()
    private let hasEnded = Moment()

    static func start() async throws -> WindowManager {
        let manager = WindowManager()
        manager.process.executableURL = URL(filePath: "/usr/bin/env")
        manager.process.arguments = ["openbox", "--sm-disable"]
        manager.process.terminationHandler = { [hasEnded = manager.hasEnded] _ in
            Task { @MainActor in hasEnded.come() }
        }
        try manager.process.run()
        // A window that is there before its manager is not given the keys.
        while try await !Pointer.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").contains("window id") {}
        return manager
    }

    func end() async {
        process.terminate()
        await hasEnded.wait()
    }
}

/// Something that happens once, for a test that waits for it.
@MainActor
final class Moment {
    private(set) var hasCome = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func come() {
        hasCome = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func wait() async {
        if hasCome { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
