// SPDX-License-Identifier: MIT

import Foundation

extension NameParts {
    /// Splits a name into its parts, as evolution-data-server and KContacts do: titles before it, suffixes after it, and a family name with
    /// its particles. In East Asian scripts the family name is the first word.
    ///
    /// | name | family; given; additional; prefix; suffix |
    /// |---|---|
    /// | Dr. Martin Luther King Jr. | King; Martin; Luther; Dr.; Jr. |
    /// | Vincent van Gogh | van Gogh; Vincent |
    /// | King, Martin Luther | King; Martin; Luther |
    init(splitting name: String) {
        var words = name.split(whereSeparator: \.isWhitespace).map(String.init)
        if isEastAsian(name) {
            if words.count > 1 { family = words.removeFirst() }
            given = words.joined(separator: " ")
            return
        }
        prefix = Self.takePrefix(from: &words)
        suffix = Self.takeSuffix(from: &words)
        if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma + 1 < words.count {
            family = Self.joined(words[...comma])
            words.removeSubrange(...comma)
            if prefix.isEmpty { prefix = Self.takePrefix(from: &words) }
            // “Beethoven, Ludwig van”
            let particles = words.reversed().prefix { Self.isParticle($0) }.reversed()
            if !particles.isEmpty, particles.count < words.count {
                family = (particles + [family]).joined(separator: " ")
                words.removeLast(particles.count)
            }
        } else if words.count > 1 {
            family = words.removeLast()
            takeParticles(from: &words)
        } else if !prefix.isEmpty || !suffix.isEmpty {
            // “Dr. King”
            family = Self.joined(words[...])
            words = []
        }
        given = words.isEmpty ? "" : words.removeFirst()
        additional = Self.joined(words[...])
    }

    /// Moves the particles before the family name to it: “von der Leyen”, “de Borbón y Borbón”. The first word is one only if it is in
    /// lower case: Van Morrison.
    private mutating func takeParticles(from words: inout [String]) {
        while let word = words.last {
            if words.count > 2, Self.conjunctions.contains(word) {
                family = "\(words[words.count - 2]) \(word) \(family)"
                words.removeLast(2)
            } else if Self.isParticle(word), words.count > 1 || word == word.lowercased() {
                family = "\(word) \(family)"
                words.removeLast()
            } else {
                return
            }
        }
    }

    /// Removes the titles at the beginning. One word at least is left.
    private static func takePrefix(from words: inout [String]) -> String {
        var taken: [String] = []
        while words.count > 1, let word = words.first, !word.hasSuffix(","),
            titles.contains(key(word)) || word.hasSuffix(".") && abbreviatedTitles.contains(key(word))
        {
            taken.append(words.removeFirst())
        }
        return taken.joined(separator: " ")
    }

    /// Removes the suffixes at the end, with the comma before them. One word at least is left.
    private static func takeSuffix(from words: inout [String]) -> String {
        var taken: [String] = []
        while words.count > 1, let word = words.last {
            // “Jack Ma” has no degree, and “Anna V” has a family name.
            let isSuffix =
                suffixes.contains(key(word))
                || degrees.contains(key(word)) && (word.contains(".") || word.count(where: \.isUppercase) > 1)
                || numerals.contains(word) && (word.count > 1 || words.count > 2)
            guard isSuffix else { break }
            taken.insert(words.removeLast(), at: 0)
        }
        guard !taken.isEmpty else { return "" }
        if words[words.count - 1].hasSuffix(",") { words[words.count - 1].removeLast() }
        return taken.joined(separator: " ")
    }

    /// The words as one name, without the comma at its end.
    private static func joined(_ words: ArraySlice<String>) -> String {
        let name = words.joined(separator: " ")
        return name.hasSuffix(",") ? String(name.dropLast()) : name
    }

    private static func isParticle(_ word: String) -> Bool { particles.contains(word.lowercased()) }

    /// A word in lower case, without its points and the comma after it.
    private static func key(_ word: String) -> String { word.lowercased().filter { $0 != "." && $0 != "," } }

    private static let titles: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "mister", "dr", "doctor", "prof", "professor", "sir", "dame", "rev",
        "reverend", "herr",
        "frau", "monsieur", "mme", "mlle", "madame", "señor", "señora", "srta", "dipl-ing",
    ]
    /// Titles that are names too without their point.
    private static let abbreviatedTitles: Set<String> = [
        "fr", "hon", "capt", "col", "gen", "lt", "maj", "sgt", "adm", "gov", "sen", "ing", "mag", "med", "hc",
        "dott", "sig", "drs", "ir",
    ]
    private static let suffixes: Set<String> = ["jr", "jnr", "junior", "sr", "snr", "senior", "esq"]
    private static let degrees: Set<String> = [
        "phd", "md", "ma", "ba", "msc", "bsc", "mba", "llb", "llm", "dds", "cpa", "rn", "qc", "kc", "obe",
        "mbe", "cbe", "acp",
    ]
    private static let numerals: Set<String> = ["I", "II", "III", "IV", "V", "VI", "2nd", "3rd", "4th"]
    private static let conjunctions: Set<String> = ["y", "i", "e", "und"]
    private static let particles: Set<String> = [
        "van", "von", "der", "den", "dem", "de", "del", "della", "delle", "dei", "degli", "di", "da", "das",
        "do", "dos", "du",
        "des", "la", "las", "le", "les", "los", "el", "al", "bin", "ibn", "bint", "ben", "ter", "ten", "te",
        "'t", "zu", "zum", "zur",
        "vom", "af", "av", "st", "st.", "san", "saint",
    ]
}
