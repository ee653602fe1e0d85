// SPDX-License-Identifier: MIT

import CLinux
import Dispatch

/// Memory that was freed, and that the C library has not returned to the system.
enum FreedMemory {
    /// Returns it to the system after three seconds, on another thread: by then, the views of a plugin that has ended are deallocated.
    static func returnLater() {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 3) { clinux_trim_memory() }
    }
}
