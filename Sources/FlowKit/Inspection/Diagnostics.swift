// SPDX-License-Identifier: MIT

import Glibc

/// Where reports go that nobody listens to.
enum Diagnostics {
    static func write(_ message: String) {
        var line = "FlowKit: \(message)\n"
        line.withUTF8 { bytes in _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    }
}
