// SPDX-License-Identifier: MIT

/// A parameter of a property: `TYPE=home,work`. Its text is kept unchanged, so that it can be written again.
package struct VCardParameter: Hashable, Sendable {
    package var name: String
    /// The text after the `=`, including quotes.
    package var text: String

    package init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }

    package init(_ name: String, values: [String]) {
        self.init(name, values.map(Self.quoted).joined(separator: ","))
    }

    package func isNamed(_ other: String) -> Bool { name.lowercased() == other.lowercased() }

    /// The values, without quotes. A quoted list (`"home,work"`), as some exporters write it, counts as a list.
    package var values: [String] {
        text.split(separator: ",").map { $0.filter { $0 != "\"" } }.filter { !$0.isEmpty }
    }

    private static func quoted(_ value: String) -> String {
        let plain = value.filter { $0 != "\"" && !$0.isNewline }
        return plain.contains { ",;:".contains($0) } ? "\"\(plain)\"" : plain
    }

    /// Whether a text consists of letters, digits and hyphens, as names of parameters and types do in all versions.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { $0.isNameByte && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: ".") }
    }
}
