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

    /// How the two names stand in the whole name: what comes first, and what is between them.
    package struct Order: Hashable, Sendable {
        var isFamilyFirst = false
        var separator = " "

        package static let givenFirst = Order()

        private init(isFamilyFirst: Bool = false, separator: String = " ") {
            self.isFamilyFirst = isFamilyFirst
            self.separator = separator
        }

        /// The order of a name that is written already, so that editing a part of it keeps the order.
        init(of parts: NameParts, in fullName: String) {
            self.init()
            guard !parts.given.isEmpty, !parts.family.isEmpty, fullName.hasPrefix(parts.family),
                fullName.hasSuffix(parts.given)
            else { return }
            let between = fullName.dropFirst(parts.family.count).dropLast(parts.given.count)
            guard between.allSatisfy({ $0.isWhitespace || $0 == "," || $0 == "、" }) else { return }
            self.init(isFamilyFirst: true, separator: String(between))
        }
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

    /// A name taken apart: its last word is the family name.
    init(splitting name: String) {
        let words = name.split(whereSeparator: \.isWhitespace)
        given = words.dropLast(words.count > 1 ? 1 : 0).joined(separator: " ")
        family = words.count > 1 ? String(words[words.count - 1]) : ""
    }

    /// The value of N; empty if every part is.
    var value: String {
        let parts = [family, given, additional, prefix, suffix]
        return parts.allSatisfy(\.isEmpty) ? "" : parts.map(VCardText.escaped).joined(separator: ";")
    }
}
