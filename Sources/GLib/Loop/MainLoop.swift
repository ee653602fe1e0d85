// SPDX-License-Identifier: MIT

import CGtk

/// A main loop of one's own: for a program without an `Application`, or to wait for something with everything else going on.
///
///     let loop = MainLoop()
///     Source.after(.seconds(1)) { loop.quit() }
///     loop.run()
///
/// It turns GLib's default main context, where GTK, the main actor and every ``Source`` are. Other threads have tasks and
/// actors instead of loops. A loop within a loop is possible; `await` is better where it can be used.
@MainActor
public final class MainLoop {
    // Guard: given to counting functions alone, which any thread may call.
    nonisolated(unsafe) private let loop: OpaquePointer

    /// A loop that does not run yet.
    public init() { loop = C.present(g_main_loop_new(nil, 0), "g_main_loop_new") }

    deinit { g_main_loop_unref(loop) }

    /// Runs until ``quit()``. What was sent to the main actor before that is still done. `g_main_loop_run()`.
    public func run() {
        MainQueue.attach()
        g_main_loop_run(loop)
        MainQueue.finish()
    }

    /// Ends ``run()``. `g_main_loop_quit()`.
    public func quit() { g_main_loop_quit(loop) }

    /// Whether it runs. `g_main_loop_is_running()`.
    public var isRunning: Bool { g_main_loop_is_running(loop) != 0 }
}
