// SPDX-License-Identifier: MIT

import Foundation

/// The parts of a person's name.
package struct NameParts: Hashable, Sendable {
    package var family = ""
    package var given = ""
    package var additional = ""
    package var prefix = ""
    package var suffix = ""

    package init(given: String = "", family: String = "") {
        self.given = given
        self.family = family
    }

    /// The parts as one name. Chinese, Japanese and Korean names begin with the family name.
    package func formatted() -> String {
        let isFamilyFirst = isEastAsian(family + given)
        let names = isFamilyFirst ? [family, given, additional] : [given, additional, family]
        let separator = isFamilyFirst && isHangul(family) ? "" : " "
        let core = names.filter { !$0.isEmpty }.joined(separator: separator)
        return [prefix, core, suffix].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The whole name with these parts in the places of the old ones, so that their order and the signs
    /// between them stay; nil if it has other words too, or if a part is added or removed.
    func name(replacing old: NameParts, in fullName: String) -> String? {
        let parts = Array(zip(old.components, components))
        guard parts.allSatisfy({ $0.isEmpty == $1.isEmpty }) else { return nil }
        return Self.replacing(parts.filter { !$0.0.isEmpty }, in: fullName[...])
    }

    /// Replaces each old text by the new one. Only texts that do not change may be missing.
    private static func replacing(_ parts: [(old: String, new: String)], in name: Substring) -> String? {
        let separator = name.prefix { $0.isWhitespace || $0 == "," || $0 == "、" }
        let words = name[separator.endIndex...]
        if words.isEmpty { return parts.allSatisfy { $0.old == $0.new } ? String(separator) : nil }
        for (index, part) in parts.enumerated() where words.hasPrefix(part.old) {
            var others = parts
            others.remove(at: index)
            if let rest = replacing(others, in: words.dropFirst(part.old.count)) {
                return separator + part.new + rest
            }
        }
        return nil
    }
}

extension NameParts {
    /// The parts of N. Several names in one part are separated by commas there.
    init(_ components: [String]) {
        var parts = components.map { $0.trimmingCharacters(in: .whitespaces) }[...]
        family = parts.popFirst() ?? ""
        given = parts.popFirst() ?? ""
        additional = parts.popFirst() ?? ""
        prefix = parts.popFirst() ?? ""
        suffix = parts.popFirst() ?? ""
    }

    /// The value of N; empty if all parts are empty.
    var value: String {
        components.allSatisfy(\.isEmpty) ? "" : components.map(VCardText.escaped).joined(separator: ";")
    }

    /// The parts in the order of N.
    var components: [String] { [family, given, additional, prefix, suffix] }
}

func isEastAsian(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
        switch scalar.value {
        case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    } || isHangul(text)
}

private func isHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7AF).contains($0.value) }
}
