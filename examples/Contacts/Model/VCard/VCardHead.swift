// SPDX-License-Identifier: MIT

import Foundation

/// The part of a line before the colon: `item1.TEL;TYPE=home`.
enum VCardHead {
    /// The first index of a character outside of the quotes of values, and outside of the parentheses of `X-CUSTOM(…)`.
    static func firstIndex(
        of character: Unicode.Scalar, in bytes: some RandomAccessCollection<UInt8>
    ) -> Int? {
        var search = Search(for: character)
        return search.firstIndex(in: bytes)
    }

    /// A search as that of `firstIndex(of:in:)`, which goes on where it stopped when bytes were appended.
    struct Search {
        private let character: UInt8
        /// The number of bytes that were searched.
        private var count = 0
        private var isQuoted = false
        private var isInValue = false
        private var isInParentheses = false

        init(for character: Unicode.Scalar) { self.character = UInt8(ascii: character) }

        mutating func firstIndex(in bytes: some RandomAccessCollection<UInt8>) -> Int? {
            count = min(count, bytes.count)
            for byte in bytes.dropFirst(count) {
                count += 1
                if isInParentheses {
                    if byte == UInt8(ascii: ")") { isInParentheses = false }
                    continue
                }
                switch byte {
                case UInt8(ascii: "\"") where isInValue: isQuoted.toggle()
                case UInt8(ascii: "="): isInValue = true
                case UInt8(ascii: ";") where !isQuoted: isInValue = false
                default: break
                }
                if byte == character, !isQuoted { return count - 1 }
                if byte == UInt8(ascii: "("), VCardHead.endsWithCustomLabel(bytes.prefix(count)) {
                    isInParentheses = true
                }
            }
            return nil
        }
    }

    /// Whether the bytes are `X-CUSTOM(` alone, or end with it at the beginning of a parameter or its value.
    private static func endsWithCustomLabel(_ bytes: some Collection<UInt8>) -> Bool {
        let label = String(decoding: bytes.suffix(customLabel.utf8.count + 1), as: UTF8.self).uppercased()
        return [customLabel, ";" + customLabel, "=" + customLabel].contains(label)
    }

    /// The parts between the semicolons that are outside of quotes.
    static func pieces(of head: ArraySlice<UInt8>) -> [String] {
        var pieces: [ArraySlice<UInt8>] = []
        var rest = head
        while let offset = firstIndex(of: ";", in: rest) {
            pieces.append(rest.prefix(offset))
            rest = rest.dropFirst(offset + 1)
        }
        return (pieces + [rest]).map { piece in
            var piece = piece.filter { $0 != 0 }.drop(while: \.isBlank)
            while piece.last?.isBlank == true { piece.removeLast() }
            return VCardCharset.utf8.decoded(piece) ?? VCardCharset.guessed(piece)
        }
    }

    /// Parses a parameter. A word alone, as in version 2.1 (`TEL;HOME`), becomes a value of the parameter that it belongs to.
    static func parameter(_ text: String) -> VCardParameter? {
        if text.uppercased().hasPrefix(customLabel) { return VCardParameter("TYPE", text) }
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        if sides.count == 2 { return VCardParameter(name(sides[0]), sides[1]) }
        switch text.uppercased() {
        case "QUOTED-PRINTABLE", "BASE64", "B", "7BIT", "8BIT": return VCardParameter("ENCODING", text)
        case "INLINE", "CONTENT-ID", "CID", "URL": return VCardParameter("VALUE", text)
        default:
            let word = text.filter { $0 != "\"" }
            return word.isEmpty ? nil : VCardParameter("TYPE", word)
        }
    }

    /// Removes the label that a parameter has in the words of the user, so that it can be written as a label of its own:
    /// `X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=C3=96)` of phones of Samsung, and in version 2.1 each type that is no word of
    /// ASCII letters, digits and hyphens, which no later version allows.
    static func takeLabel(from property: inout VCardProperty, _ rules: VCardRules) -> String? {
        var labels: [String] = []
        for index in property.parameters.indices.reversed() where property.parameters[index].isNamed("TYPE") {
            let parameter = property.parameters[index]
            if parameter.text.uppercased().hasPrefix(customLabel) {
                labels.insert(custom(parameter.text), at: 0)
                property.parameters.remove(at: index)
            } else if rules.version == .v2 {
                let words = parameter.values.filter { !VCardParameter.isToken($0) }
                guard !words.isEmpty else { continue }
                labels.insert(
                    contentsOf: words.map { $0.lowercased().hasPrefix("x-") ? String($0.dropFirst(2)) : $0 },
                    at: 0)
                let types = parameter.values.filter(VCardParameter.isToken)
                property.parameters[index] = VCardParameter(parameter.name, values: types)
                if types.isEmpty { property.parameters.remove(at: index) }
            }
        }
        return labels.first { !$0.isEmpty }
    }

    /// The label in `X-CUSTOM(CHARSET=…,ENCODING=…,label)`.
    private static func custom(_ text: String) -> String {
        var label = text.dropFirst(customLabel.count)
        if label.last == ")" { label.removeLast() }
        var charset = VCardCharset.utf8
        var isQuotedPrintable = false
        while let comma = label.firstIndex(of: ",") {
            let option = label[..<comma].uppercased()
            if option.hasPrefix("CHARSET=") {
                charset = VCardCharset(named: String(option.dropFirst(8))) ?? charset
            } else if option.hasPrefix("ENCODING=") {
                isQuotedPrintable = option == "ENCODING=QUOTED-PRINTABLE"
            } else {
                break
            }
            label = label[label.index(after: comma)...]
        }
        guard isQuotedPrintable else { return String(label) }
        let bytes = QuotedPrintable.decoded(label.utf8)
        return charset.decoded(bytes) ?? VCardCharset.guessed(bytes)
    }

    /// A name of letters, digits and hyphens: what else is in it becomes a hyphen.
    private static func name(_ text: String) -> String {
        guard !VCardParameter.isToken(text) else { return text }
        let name = String(text.map { VCardParameter.isToken(String($0)) ? $0 : "-" })
        return name.isEmpty ? "X-UNNAMED" : name
    }

    private static let customLabel = "X-CUSTOM("
}
