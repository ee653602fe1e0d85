// SPDX-License-Identifier: MIT

import Glibc

/// Writes bytes to a descriptor. Returns whether all bytes were written. If not, `errno` has the reason.
package func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
}

/// Writes a line to the standard error.
package func writeToStandardError(_ text: String) { _ = writeAll("\(text)\n".utf8, to: STDERR_FILENO) }
