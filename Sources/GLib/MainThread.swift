// SPDX-License-Identifier: MIT

import CGtk

/// Traps when this is not the main thread.
package func requireMainThread(_ what: @autoclosure () -> String) {
    guard rx_is_main_thread() == 0 else { return }
    fatalError(
        "\(what()) arrived on another thread, but GTK belongs to the main thread. "
            + "Call GTK from the main actor: Task { @MainActor in … }.")
}
