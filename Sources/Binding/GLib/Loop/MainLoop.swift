// SPDX-License-Identifier: MIT

import CGtk

/// A main loop of the program's own: for a program without an `Application`, or to wait while other sources run.
///
///     let loop = MainLoop()
///     Source.after(.seconds(1)) { loop.quit() }
///     loop.run()
///
/// It runs the default main context of GLib, which has the events of GTK, the work of the main actor, and every ``Source``. Use tasks and
/// actors instead of loops on other threads. Loops can be nested; use `await` where that is possible.
@MainActor
public final class MainLoop {
    // Guard: passed only to functions that count references, which any thread may call.
    nonisolated(unsafe) private let loop: OpaquePointer

    /// Creates a loop that does not run yet.
    public init() { loop = C.present(g_main_loop_new(nil, 0), "g_main_loop_new") }

    deinit { g_main_loop_unref(loop) }

    /// Runs until ``quit()`` is called. Work that was sent to the main actor before that is still done. `g_main_loop_run()`.
    public func run() {
        MainQueue.attach()
        g_main_loop_run(loop)
        MainQueue.finish()
    }

    /// Ends ``run()``. `g_main_loop_quit()`.
    public func quit() { g_main_loop_quit(loop) }

    /// Whether the loop runs. `g_main_loop_is_running()`.
    public var isRunning: Bool { g_main_loop_is_running(loop) != 0 }
}
