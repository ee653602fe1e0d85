// SPDX-License-Identifier: MIT

import Foundation
internal import TextSearch

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

    /// The numbers of a contact and their extensions, digits only.
    static func digits(of contact: Contact) -> String {
        contact.phones.flatMap { $0.value.split(separator: "x") }.map { digits(in: $0) }.joined(
            separator: "\n")
    }

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
        var wasAlone = false
        for scalar in plain.unicodeScalars {
            let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            // A word may begin at any letter of a script without spaces, and behind it.
            let isAlone = SearchWords.isWordByItself(scalar)
            if isLetter, !isInWord || isAlone || wasAlone { result.append(mark) }
            if let letters = unfoldable[scalar] {
                result.append(contentsOf: letters.unicodeScalars)
            } else {
                result.append(scalar)
            }
            isInWord = isLetter
            wasAlone = isAlone
        }
        return String(result)
    }

    /// Removes accents, and the optional vowel marks of Arabic and Hebrew.
    private static func withoutMarks(_ text: String) -> String {
        let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
        let letters = scalars.filter { $0.properties.canonicalCombiningClass == .notReordered }
        return String(String.UnicodeScalarView(letters)).precomposedStringWithCanonicalMapping
    }

    private static func digits(in text: some StringProtocol) -> String {
        text.compactMap { $0.wholeNumberValue.map(String.init) }.joined()
    }

    /// Letters that Unicode does not decompose, such as ø, and their usual replacement on other keyboards.
    private static let unfoldable: [Unicode.Scalar: String] = [
        "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ß": "ss", "ı": "i",
        "ħ": "h",
    ]
}
