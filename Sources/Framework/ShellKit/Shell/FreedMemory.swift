// SPDX-License-Identifier: MIT

import CLinux
import Dispatch

/// Memory that was freed, and that the C library keeps between what is still used.
enum FreedMemory {
    /// Returns it to the system after three seconds, on another thread: when the views of a plugin that has ended are gone.
    static func returnLater() {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 3) { clinux_trim_memory() }
    }
}
