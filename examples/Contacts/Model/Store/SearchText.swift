// SPDX-License-Identifier: MIT

import Foundation

/// The form of a text that is searched: without case, diacritics and width, with a mark before each word.
///
/// A query is converted in the same way, so that it matches the beginnings of words only.
enum SearchText {
    private static let mark: Unicode.Scalar = "\u{1}"

    /// The text by which a contact is found.
    static func index(of contact: Contact) -> String {
        let parts = contact.nameParts
        let texts =
            [contact.name, parts.given, parts.family, contact.organisation]
            + contact.emails.map(\.value)
        return texts.filter { !$0.isEmpty }.map(folded).joined(separator: "\n")
    }

    /// The numbers of a contact, digits only.
    static func digits(of contact: Contact) -> String {
        contact.phones.map { digits(in: $0.value) }.joined(separator: "\n")
    }

    /// The words of a query.
    static func words(of query: String) -> [String] {
        query.split(whereSeparator: \.isWhitespace).map { folded(String($0)) }
    }

    /// The digits of a query that may be a telephone number, without dialling prefixes.
    static func digits(of query: String) -> String? {
        guard Contact.isPhone(query) else { return nil }
        let number = String(digits(in: query).drop { $0 == "0" })
        return number.isEmpty ? nil : number
    }

    static func folded(_ text: String) -> String {
        let plain = withoutMarks(text.folding(options: [.caseInsensitive, .widthInsensitive], locale: nil))
        var result = String.UnicodeScalarView()
        var isInWord = false
        for scalar in plain.unicodeScalars {
            let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            if isLetter, !isInWord || scalar.startsWord { result.append(mark) }
            if let letters = unfoldable[scalar] {
                result.append(contentsOf: letters.unicodeScalars)
            } else {
                result.append(scalar)
            }
            isInWord = isLetter
        }
        return String(result)
    }

    /// Removes accents, and the optional vowel marks of Arabic and Hebrew.
    private static func withoutMarks(_ text: String) -> String {
        let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
        let letters = scalars.filter { $0.properties.canonicalCombiningClass == .notReordered }
        return String(String.UnicodeScalarView(letters)).precomposedStringWithCanonicalMapping
    }

    private static func digits(in text: String) -> String {
        text.compactMap { $0.wholeNumberValue.map(String.init) }.joined()
    }

    /// Letters that Unicode does not decompose, such as ø, and their usual replacement on other keyboards.
    private static let unfoldable: [Unicode.Scalar: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ß": "ss", "ı": "i",
        "ħ": "h",
    ]
}

extension Unicode.Scalar {
    /// Whether the script is written without spaces, so that a word may begin at any letter.
    fileprivate var startsWord: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
