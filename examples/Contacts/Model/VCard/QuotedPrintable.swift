// SPDX-License-Identifier: MIT

/// The encoding of version 2.1 for anything beyond ASCII: `=C3=A9` is é.
enum QuotedPrintable {
    /// Decodes leniently: an `=` that two hexadecimal digits do not follow stands for itself.
    ///
    /// Blanks at the end are no part of the text (RFC 2045, section 6.7, rule 3), and an `=` at the end is a soft line break that nothing
    /// follows.
    static func decoded(_ bytes: some Collection<UInt8>) -> [UInt8] { decoded(part: trimmed(bytes)) }

    /// The encoded text without what is no part of it at its end.
    static func trimmed(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var encoded = Array(bytes)
        while encoded.last?.isBlank == true { encoded.removeLast() }
        if encoded.last == UInt8(ascii: "=") { encoded.removeLast() }
        return encoded
    }

    /// Decodes a part of a text, whose blanks at the end belong to it.
    static func decoded(part encoded: some Collection<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(encoded.count)
        var rest = Array(encoded)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "="), let high = rest.first?.hexDigit,
                let low = rest.dropFirst().first?.hexDigit
            {
                result.append(high << 4 | low)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }
}

extension UInt8 {
    fileprivate var hexDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
