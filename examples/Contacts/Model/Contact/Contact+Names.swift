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
        set { setNameParts(newValue, from: nameParts) }
    }

    /// The parts of the name for a form. If N has neither given name nor family name, they are those of the
    /// whole name. Setting them changes N and the whole name.
    package var editableNameParts: NameParts {
        get {
            let parts = nameParts
            return parts.given.isEmpty && parts.family.isEmpty ? NameParts(splitting: fullName) : parts
        }
        set { setNameParts(newValue, from: editableNameParts) }
    }

    private mutating func setNameParts(_ parts: NameParts, from old: NameParts) {
        guard parts != old else { return }
        let name = parts.name(replacing: old, in: fullName) ?? parts.formatted()
        card.update("N") { property in
            if parts.value.isEmpty {
                property.value = ""
            } else {
                property.setComponents(parts.components, joinedBy: " ")
            }
        }
        setText("FN", to: name)
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
