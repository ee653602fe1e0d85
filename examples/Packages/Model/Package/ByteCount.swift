// SPDX-License-Identifier: MIT

import Foundation

extension Int {
    /// A number of bytes for the user: `1.4 MB`.
    package var byteCount: String {
        var value = Double(self)
        for unit in ["B", "kB", "MB", "GB"] {
            if value < 999.5 { return unit == "B" ? "\(self) B" : "\(value.shortened) \(unit)" }
            value /= 1000
        }
        return "\(value.shortened) TB"
    }
}

extension Double {
    fileprivate var shortened: String { String(format: self < 9.95 ? "%.1f" : "%.0f", self) }
}
