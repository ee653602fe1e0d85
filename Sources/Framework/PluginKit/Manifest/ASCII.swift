// SPDX-License-Identifier: MIT

extension UInt8 {
    /// Whether it is one of a-z and 0-9, as a byte of UTF-8.
    var isSmallLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }

    /// Whether it is one of a-z, A-Z and 0-9, as a byte of UTF-8.
    var isLetterOrDigit: Bool {
        isSmallLetterOrDigit || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }
}
