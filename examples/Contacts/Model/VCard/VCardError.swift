// SPDX-License-Identifier: MIT

/// An error in a file of cards: where, what, why, and how to correct it.
package struct VCardError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: Hashable, Sendable {
        case noCards
        case textOutsideCards
        case cardNotEnded
        case endWithoutBegin
        case nestedCard
        case lineWithoutColon(String)
        case malformedName(String)
        case unknownCharset(String)
        case undecodableText(charset: String)
        case malformedBase64(property: String)
        case noName
        case repeatedUID(String)
    }

    package let file: String
    package let line: Int
    package let kind: Kind

    package init(file: String, line: Int, kind: Kind) {
        self.file = file
        self.line = line
        self.kind = kind
    }

    /// Whether the whole card was skipped, and not only one line.
    package var losesCard: Bool {
        switch kind {
        case .noCards, .cardNotEnded, .noName: true
        default: false
        }
    }

    package var description: String { "\(file):\(line): \(message)" }

    package var message: String {
        switch kind {
        case .noCards:
            "There is no card in this file, so nothing was read. A card starts with BEGIN:VCARD and ends with "
                + "END:VCARD: choose a file that was exported as vCard."
        case .textOutsideCards:
            "This text is outside of any card, so it was left out. Put it between BEGIN:VCARD and END:VCARD, "
                + "or remove it."
        case .cardNotEnded:
            "The card that begins here never ends, so it was left out. Add END:VCARD behind its last line, "
                + "or export it again: the file may be cut off."
        case .endWithoutBegin:
            "This line ends a card that did not begin, so it was left out. Add BEGIN:VCARD before its first line."
        case .nestedCard:
            "A card inside of a card (AGENT) is not supported, so the inner one was left out. "
                + "Move it behind END:VCARD of the outer one."
        case .lineWithoutColon(let text):
            "“\(text)” has no colon between a name and a value, so it was left out. Write it as NAME:value, or "
                + "put a space in front if it continues the line before."
        case .malformedName(let text):
            "“\(text)” is not the name of a property, so the line was left out. "
                + "Names have only letters, digits and hyphens."
        case .unknownCharset(let name):
            "The character set “\(name)” is not known, so accents may be wrong. Export the card as UTF-8."
        case .undecodableText(let charset):
            "This line is not valid \(charset), so it was read as Windows-1252, and accents may be wrong. "
                + "Export the card as UTF-8."
        case .malformedBase64(let property):
            "The data of \(property) is not valid base64, so the line was left out. "
                + "Export the card again: the file may be damaged."
        case .noName:
            "The card that begins here has no name, organisation, mail or number, so it was left out. "
                + "Add a line FN: with a name."
        case .repeatedUID(let uid):
            "An earlier card of this file has the same UID (\(uid)) and says something else, so this one was taken in "
                + "under an id of its own. Give each card a UID of its own."
        }
    }
}
