// SPDX-License-Identifier: MIT

/// What a value is, for the conversion of its escapes.
enum VCardValue {
    /// One text, such as NOTE.
    case text
    /// Parts between semicolons, such as N.
    case parts
    /// An address, a date, a list, or a value that only the program that wrote it knows.
    case other

    init(of name: String) {
        self =
            switch name.uppercased() {
            case "FN", "NOTE", "TITLE", "ROLE", "LABEL", "EMAIL", "TEL", "MAILER", "UID", "SORT-STRING",
                "X-ABLABEL":
                .text
            case "N", "ADR", "ORG": .parts
            default: .other
            }
    }

    /// The decoded text of a line with the escapes of version 3.0.
    func version3(_ text: String, _ rules: VCardRules) -> String {
        guard rules.hasPlainBackslashes else { return escapingLineEnds(in: text) }
        switch self {
        case .text: return VCardText.escaped(VCardText.pieces(ofVersion2: text, separatedBy: nil)[0])
        case .parts:
            return VCardText.pieces(ofVersion2: text, separatedBy: ";").map(VCardText.escaped).joined(
                separator: ";")
        case .other:
            guard text.utf8.contains(UInt8(ascii: "\\")) else { return escapingLineEnds(in: text) }
            var raw = String.UnicodeScalarView()
            let scalars = Array(text.unicodeScalars)
            for (index, scalar) in scalars.enumerated() {
                raw.append(scalar)
                if scalar == "\\",
                    index + 1 == scalars.count || !";,".unicodeScalars.contains(scalars[index + 1])
                {
                    raw.append(scalar)
                }
            }
            return escapingLineEnds(in: String(raw))
        }
    }

    /// Converts decoded line ends to the form of later versions.
    private func escapingLineEnds(in text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
            return text
        }
        return text.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
    }
}
