// SPDX-License-Identifier: MIT

/// Writes cards, folding long lines at 75 bytes but never inside of a character.
package enum VCardWriter {
    /// The cards as a file in the requested version.
    package static func bytes(of cards: [VCard], version: VCardVersion) -> [UInt8] {
        cards.reduce(into: []) { $0 += bytes(of: $1.converted(to: version)) }
    }

    /// One card in its own version.
    package static func bytes(of card: VCard) -> [UInt8] {
        var result: [UInt8] = []
        append("BEGIN:VCARD", to: &result)
        append("VERSION:\(card.version.rawValue)", to: &result)
        for property in card.properties { append(line(of: property), to: &result) }
        append("END:VCARD", to: &result)
        return result
    }

    private static func line(of property: VCardProperty) -> String {
        let path = property.group.map { "\($0).\(property.name)" } ?? property.name
        let head = property.parameters.reduce(path) { "\($0);\($1.name)=\($1.text)" }
        return "\(head):\(property.value)"
    }

    private static func append(_ line: String, to result: inout [UInt8]) {
        let limit = 75
        var rest = Array(line.utf8)[...]
        var room = limit
        while rest.count > room {
            var end = rest.startIndex + room
            while end > rest.startIndex + 1, rest[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
            result += rest[..<end]
            result += "\r\n ".utf8
            rest = rest[end...]
            room = limit - 1  // the space in front counts
        }
        result += rest
        result += "\r\n".utf8
    }
}
