// SPDX-License-Identifier: MIT

/// The text inside a value: `,` `;` `\` and line ends are escaped by a backslash.
///
/// Everything here works on scalars, not characters: a combining mark after a `;` must not hide the `;`.
package enum VCardText {
    package static func escaped(_ text: String) -> String {
        var raw = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where previous == "\r": break  // the "\r" has written it
            case "\0": break  // would end the text in the database
            case "\n", "\r": raw.append(contentsOf: "\\n".unicodeScalars)
            case ",", ";", "\\": raw.append(contentsOf: ["\\", scalar])
            default: raw.append(scalar)
            }
            previous = scalar
        }
        return String(raw)
    }

    package static func unescaped(_ raw: String) -> String {
        guard raw.utf8.contains(UInt8(ascii: "\\")) else { return raw }
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in raw.unicodeScalars {
            switch (isEscaped, scalar) {
            case (false, "\\"):
                isEscaped = true
                continue
            case (false, _): text.append(scalar)
            case (true, "n"), (true, "N"): text.append("\n")
            case (true, "\\"), (true, ","), (true, ";"), (true, ":"): text.append(scalar)
            case (true, _): text.append(contentsOf: ["\\", scalar])  // not an escape: a path of Windows, say
            }
            isEscaped = false
        }
        if isEscaped { text.append("\\") }
        return String(text)
    }

    /// The pieces between the unescaped separators. The pieces keep their escapes.
    package static func pieces(of raw: String, separatedBy separator: Unicode.Scalar) -> [String] {
        var pieces: [String] = []
        var piece = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in raw.unicodeScalars {
            if scalar == separator, !isEscaped {
                pieces.append(String(piece))
                piece.removeAll()
            } else {
                piece.append(scalar)
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        return pieces + [String(piece)]
    }
}
