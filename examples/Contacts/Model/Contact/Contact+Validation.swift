// SPDX-License-Identifier: MIT

extension Contact {
    /// The errors for which the contact cannot be saved, in the order of the fields of a form; empty if there are none.
    ///
    /// For input of the user. Contacts from files are not checked.
    package var errors: [ContactError] {
        let name: [ContactError] = fullName.isEmpty && organisation.isEmpty ? [.nameMissing] : []
        let numbers = phones.map(\.value).filter { !Self.isPhone($0) }.map(ContactError.phoneMalformed)
        let mails = emails.map(\.value).filter { !Self.isEmail($0) }.map(ContactError.emailMalformed)
        return name + numbers + mails + (friends.contains(id) ? [.ownFriend] : [])
    }

    /// Throws the first error.
    package func validate() throws(ContactError) {
        if let error = errors.first { throw error }
    }

    /// Whether the text is a mail address: something without spaces on both sides of its one `@`.
    package static func isEmail(_ text: String) -> Bool {
        let sides = text.split(separator: "@", omittingEmptySubsequences: false)
        guard sides.count == 2, !sides[0].isEmpty else { return false }
        let domain = sides[1].split(separator: ".", omittingEmptySubsequences: false)
        return domain.allSatisfy { !$0.isEmpty }
            && !text.contains { $0.isWhitespace || $0.isNewline || "<>,;:\"()".contains($0) }
    }

    /// Whether the text is a telephone number: digits of any script and what is written between them.
    package static func isPhone(_ text: String) -> Bool {
        text.contains { $0.wholeNumberValue != nil }
            && text.allSatisfy { $0.wholeNumberValue != nil || "+-–‑./()*#,;pwx \u{A0}\u{202F}".contains($0) }
            && !text.dropFirst().contains("+")
    }
}
