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

    /// The order of family name and given name in the whole name, and the separator.
    package struct Order: Hashable, Sendable {
        var isFamilyFirst: Bool
        var separator: String

        package static let givenFirst = Order(isFamilyFirst: false, separator: " ")

        private init(isFamilyFirst: Bool, separator: String) {
            self.isFamilyFirst = isFamilyFirst
            self.separator = separator
        }

        /// The order in an existing name, so that editing a part keeps the order; nil if the
        /// name does not consist of its parts.
        init?(of parts: NameParts, in fullName: String) {
            guard !parts.given.isEmpty, !parts.family.isEmpty else { return nil }
            if fullName.hasPrefix(parts.family), fullName.hasSuffix(parts.given) {
                let between = fullName.dropFirst(parts.family.count).dropLast(parts.given.count)
                guard between.allSatisfy({ $0.isWhitespace || $0 == "," || $0 == "、" }) else { return nil }
                self.init(isFamilyFirst: true, separator: String(between))
            } else if fullName.contains(parts.given), fullName.contains(parts.family) {
                self = .givenFirst
            } else {
                return nil
            }
        }

        /// The order of Chinese, Japanese and Korean names.
        static func familyFirst(separator: String) -> Order {
            Order(isFamilyFirst: true, separator: separator)
        }
    }

    /// The order for a new name.
    package var usualOrder: Order {
        isEastAsian(family + given) ? .familyFirst(separator: isHangul(family) ? "" : " ") : .givenFirst
    }

    /// The parts as one name.
    package func formatted(_ order: Order = .givenFirst) -> String {
        let names = order.isFamilyFirst ? [family, given] : [given, additional, family]
        let core = names.filter { !$0.isEmpty }.joined(separator: order.separator)
        return [prefix, core, suffix].filter { !$0.isEmpty }.joined(separator: " ")
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
