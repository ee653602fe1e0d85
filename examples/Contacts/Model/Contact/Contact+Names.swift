// SPDX-License-Identifier: MIT

import Foundation

extension Contact {
    /// The name to show: the name on the card or, without one, the organisation, a mail address or a number.
    package var name: String {
        [fullName, organisation, emails.first?.value, phones.first?.value]
            .compactMap(\.self).first { !$0.isEmpty } ?? ""
    }

    /// The whole name: that of the card (FN), or the joined parts (N).
    package var fullName: String {
        let formatted = trimmed(
            card.first("FN")?.text.split(whereSeparator: \.isNewline).joined(separator: " "))
        return formatted.isEmpty ? nameParts.formatted() : formatted
    }

    /// The parts of the name (N). Setting them changes the whole name too.
    package var nameParts: NameParts {
        get { NameParts(card.first("N")?.components(joinedBy: " ") ?? []) }
        set {
            let old = nameParts
            guard newValue != old else { return }
            let order = NameParts.Order(of: old, in: fullName) ?? newValue.usualOrder
            card.update("N") { property in
                if newValue.value.isEmpty {
                    property.value = ""
                } else {
                    property.setComponents(newValue.components, joinedBy: " ")
                }
            }
            setText("FN", to: newValue.formatted(order))
        }
    }

    package var givenName: String {
        get { nameParts.given }
        set { nameParts.given = newValue }
    }

    package var familyName: String {
        get { nameParts.family }
        set { nameParts.family = newValue }
    }

    /// Changes the name, and splits it into its parts by the rules of its script (`NameParts(splitting:)`).
    package mutating func rename(_ name: String) {
        let name = trimmed(name)
        guard name != fullName else { return }
        setText("FN", to: name)
        card.update("N") { $0.value = NameParts(splitting: name).value }
    }

    /// Returns a copy of the contact with another name.
    package func renamed(_ name: String) -> Contact {
        var contact = self
        contact.rename(name)
        return contact
    }
}
