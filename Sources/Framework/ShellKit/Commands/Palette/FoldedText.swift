// SPDX-License-Identifier: MIT

// The standard library's decomposition of Unicode, which Foundation uses too.
@_spi(_Unicode) import Swift

/// A text for comparisons without case and accents.
struct FoldedText {
    /// The Unicode scalars.
    var scalars: [UInt32] = []
    /// The index of the character in the text, for each scalar.
    var characters: [UInt16] = []
    /// The additional score for a match at each scalar.
    var bonuses: [UInt8] = []

    /// The bonus of the first scalar of a word.
    static let wordStart: UInt8 = 10
    /// The bonus of a capital letter after a small letter, and of a digit after a letter.
    static let hump: UInt8 = 8

    /// What is known of a character.
    fileprivate struct Folded {
        /// Its scalars without case and accents.
        var scalars: [UInt32]
        var isWord = false
        var isLetter = false
        var isSmall = false
        var isCapital = false

        init(_ character: Character) {
            scalars = FoldedText.fold(character)
            isLetter = character.isLetter
            isWord = isLetter || character.isNumber
            isSmall = character.isLowercase
            isCapital = character.isUppercase
        }

        /// The bonus of this character after another one.
        func bonus(after before: Folded?) -> UInt8 {
            guard isWord else { return 0 }
            guard let before, before.isWord else { return wordStart }
            return before.isSmall && isCapital || before.isLetter && !isLetter ? hump : 0
        }
    }

    /// The characters of many texts, each of which is folded once.
    struct Characters {
        private var others: [Character: Folded] = [:]

        fileprivate mutating func folded(_ character: Character) -> Folded {
            if let known = others[character] { return known }
            let folded = Folded(character)
            others[character] = folded
            return folded
        }
    }

    private static let ascii = (0..<128).map { Folded(Character(Unicode.Scalar(UInt8($0)))) }

    /// Folds a text.
    ///
    /// - Parameter limit: The number of characters after which the text is truncated.
    init(_ text: String, limit: Int = 256) {
        var characters = Characters()
        self.init(text, limit: limit, &characters)
    }

    /// Folds one of many texts.
    init(_ text: String, limit: Int = 256, _ known: inout Characters) {
        var before: Folded?
        func append(_ folded: Folded, _ index: Int) {
            let bonus = folded.bonus(after: before)
            before = folded
            for (offset, scalar) in folded.scalars.enumerated() {
                scalars.append(scalar)
                characters.append(UInt16(index))
                bonuses.append(offset == 0 ? bonus : 0)
            }
        }
        // Each byte is a character, except that "\r\n" is one.
        if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            for (index, byte) in text.utf8.prefix(limit).enumerated() { append(Self.ascii[Int(byte)], index) }
        } else {
            for (index, character) in text.prefix(limit).enumerated() {
                append(known.folded(character), index)
            }
        }
    }

    private static func fold(_ character: Character) -> [UInt32] {
        if let ascii = character.asciiValue {
            // "\r\n" is one character; its ASCII value is that of "\n".
            if ascii < 0x20 { return [0x20] }
            return [UInt32(ascii >= 0x41 && ascii <= 0x5A ? ascii + 0x20 : ascii)]
        }
        let bases = String(character)._nfd.filter { !isMark($0) }
        // Mapping to capital letters first makes SS of ß, and one letter of the two small sigmas.
        let upper = bases.map(\.properties.uppercaseMapping).joined()
        let small = upper.unicodeScalars.map(\.properties.lowercaseMapping).joined()
        return small._nfd.filter { !isMark($0) }.flatMap { letters[$0] ?? [$0.value] }
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        // The Arabic tatweel only makes a word longer.
        default: scalar.value == 0x0640
        }
    }

    /// Letters that Unicode does not decompose, with the letters that users type instead of them.
    private static let letters: [Unicode.Scalar: [UInt32]] = [
        "ø": [0x6F], "đ": [0x64], "ł": [0x6C], "ħ": [0x68], "ŧ": [0x74], "ð": [0x64], "ŋ": [0x6E],
        "æ": [0x61, 0x65], "œ": [0x6F, 0x65], "þ": [0x74, 0x68],
    ]
}
