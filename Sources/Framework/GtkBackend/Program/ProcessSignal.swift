// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
import Glibc

/// The signals by which a session or a terminal ends a program.
enum ProcessSignal {
    private typealias Handler = Callback<@MainActor () -> Void>

    /// Calls `handler` from the main loop at the first signal. A second signal ends the process at once: a
    /// user who sends it does not want to answer questions, or to wait for a program that hangs.
    @MainActor static func onTermination(_ handler: @escaping @MainActor () -> Void) {
        let call: GSourceFunc = { data in
            // Guard: the main loop, on the main thread, calls it with a box that was retained below.
            MainActor.assumeIsolated {
                for signal in [SIGTERM, SIGINT] { _ = Glibc.signal(signal, SIG_DFL) }
                Handler.at(data)()
            }
            return gboolean(1)
        }
        for signal in [SIGTERM, SIGINT] {
            let data: UnsafeMutableRawPointer = Handler.retained(handler)
            g_unix_signal_add_full(G_PRIORITY_DEFAULT, signal, call, data, releaseCallback)
        }
    }
}
