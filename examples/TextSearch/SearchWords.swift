// SPDX-License-Identifier: MIT

import Foundation

/// Where words begin, for a search that finds words by their beginnings.
///
/// Scripts that are written without spaces have no beginnings of words to look for: a word there may begin at any character, so each
/// character counts as a word. A search for several of them looks for them side by side.
package enum SearchWords {
    /// A mark that no index counts as part of a word, and that is not visible: the zero width space.
    package static let separator: Unicode.Scalar = "\u{200B}"

    /// The text in one normalisation, with a separator on both sides of each character of a script without spaces.
    package static func separated(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        let text = text.precomposedStringWithCanonicalMapping
        var result = ""
        result.reserveCapacity(text.utf8.count * 2)
        var wasAlone = false
        for character in text {
            let isAlone = character.unicodeScalars.first.map(isWordByItself) ?? false
            if isAlone || wasAlone, !result.isEmpty { result.unicodeScalars.append(separator) }
            result.append(character)
            wasAlone = isAlone
        }
        return result
    }

    /// The text without separators.
    package static func joined(_ text: String) -> String {
        guard text.unicodeScalars.contains(separator) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != separator }))
    }

    /// The words of a query: sequences of letters, digits and the marks on them, in one normalisation.
    package static func words(of query: String) -> [String] {
        query.precomposedStringWithCanonicalMapping.split { character in
            !(character.unicodeScalars.first.map(isPartOfWord) ?? false)
        }.map(String.init)
    }

    /// The parts of a word as an index has them: for an index that cannot look for parts side by side.
    package static func parts(of word: String) -> [String] {
        separated(word).unicodeScalars.split { !isPartOfWord($0) }.map { String($0) }
    }

    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber, .letterNumber,
            .otherNumber, .nonspacingMark, .spacingMark, .privateUse:
            true
        default: false
        }
    }

    /// Whether a scalar belongs to a script that is written without spaces between words: Thai, Lao, Myanmar, Khmer, Tibetan, Chinese,
    /// Japanese, and others of South East Asia. Korean counts as one: it has spaces, but compounds without them.
    package static func isWordByItself(_ scalar: Unicode.Scalar) -> Bool {
        guard blocks.contains(where: { $0.contains(scalar.value) }) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// The blocks of these scripts, in the order of the standard.
    private static let blocks: [ClosedRange<UInt32>] = [
        // Thai, Lao, Tibetan, Myanmar, Hangul
        0x0E00...0x0FFF, 0x1000...0x109F, 0x1100...0x11FF,
        // Khmer, Tai, Balinese and others of South East Asia
        0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF, 0x1B00...0x1B7F,
        // Han, Kana, Bopomofo, Hangul, Yi
        0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x303C, 0x3040...0x31BF, 0x31F0...0x31FF,
        0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        // Hangul, Myanmar, Javanese, Tai
        0xA960...0xA9FF, 0xAA60...0xAADF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFFDC,
        0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFF,
    ]
}
