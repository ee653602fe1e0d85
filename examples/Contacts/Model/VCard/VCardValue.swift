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
        let pieces = text.utf8.split(omittingEmptySubsequences: false, whereSeparator: Self.isSign)
        return version3(ofVersion2: pieces.map { String(Substring($0)) }, text.utf8.filter(Self.isSign))
    }

    /// Whether a byte may separate or escape in version 2.1.
    static func isSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\\")
    }

    /// A text of version 2.1 with the escapes of version 3.0. The signs are those between the pieces: a backslash
    /// escapes only `;` and, by habit, `,` there, and every other one stands for itself.
    func version3(ofVersion2 pieces: [String], _ signs: [UInt8]) -> String {
        var raw = VCardText.escaped(pieces[0])
        var index = 0
        while index < signs.count {
            let isEscaped =
                signs[index] == UInt8(ascii: "\\") && pieces[index + 1].isEmpty && index + 1 < signs.count
                && signs[index + 1] != UInt8(ascii: "\\")
            if isEscaped { index += 1 }
            let sign = Unicode.Scalar(signs[index])
            let separates =
                switch self {
                case .text: false
                case .parts: sign == ";"
                case .other: sign != "\\"
                }
            raw += isEscaped || !separates ? "\\\(sign)" : "\(sign)"
            raw += VCardText.escaped(pieces[index + 1])
            index += 1
        }
        return raw
    }

    /// Converts decoded line ends to the form of later versions, and drops the zeros, which would end the text
    /// in the database.
    private func escapingLineEnds(in text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
        else { return text }
        return text.replacing("\0", with: "")
            .replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
    }
}
