// SPDX-License-Identifier: MIT

import Foundation

/// One line of a card: `item1.TEL;TYPE=home:+49 30 901820`.
package struct VCardProperty: Hashable, Sendable {
    package var group: String?
    /// The name as it was written; `isNamed` compares it without regard to case.
    package var name: String
    package var parameters: [VCardParameter]
    /// The value in the form in which it is written in the line, with its escapes.
    package var value: String

    package init(group: String? = nil, _ name: String, _ parameters: [VCardParameter] = [], value: String) {
        self.group = group
        self.name = name
        self.parameters = parameters
        self.value = value
    }

    package init(group: String? = nil, _ name: String, _ parameters: [VCardParameter] = [], text: String) {
        self.init(group: group, name, parameters, value: VCardText.escaped(text))
    }

    package func isNamed(_ other: String) -> Bool {
        name.utf8.count == other.utf8.count && name.uppercased() == other.uppercased()
    }

    /// Whether the property is in a group. The name of a group is compared without regard to case too.
    func isIn(_ group: String) -> Bool { self.group?.lowercased() == group.lowercased() }

    /// The value without its escapes.
    package var text: String { VCardText.unescaped(value) }

    /// The parts of a structured value such as N or ADR, without their escapes.
    package var components: [String] { components(joinedBy: ",") }

    /// The parts of a structured value, without their escapes. Commas in a part separate several values of it (RFC 6350, sections 6.2.2 and
    /// 6.3.1).
    func components(joinedBy separator: String) -> [String] {
        VCardText.pieces(of: value, separatedBy: ";").map { piece in
            guard piece.utf8.contains(UInt8(ascii: ",")), separator != "," else {
                return VCardText.unescaped(piece)
            }
            return VCardText.pieces(of: piece, separatedBy: ",")
                .map { VCardText.unescaped($0).trimmingCharacters(in: .whitespacesAndNewlines) }
                .filter { !$0.isEmpty }.joined(separator: separator)
        }
    }

    /// Sets the parts of a structured value. Parts that are the same keep their form, and parts after them stay.
    mutating func setComponents(_ new: [String], joinedBy separator: String) {
        let old = components(joinedBy: separator).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        let raw = VCardText.pieces(of: value, separatedBy: ";")
        let parts = new.enumerated().map { index, text in
            index < old.count && old[index] == text ? raw[index] : VCardText.escaped(text)
        }
        value = (parts + raw.dropFirst(new.count)).joined(separator: ";")
    }

    /// The items of a list such as CATEGORIES, without their escapes.
    package var items: [String] {
        VCardText.pieces(of: value, separatedBy: ",").map(VCardText.unescaped).filter { !$0.isEmpty }
    }

    /// All values of all parameters of a name, in lower case.
    package func values(of parameter: String) -> [String] {
        rawValues(of: parameter).map { $0.lowercased() }
    }

    /// All values of all parameters of a name, as they were written.
    func rawValues(of parameter: String) -> [String] {
        parameters.isEmpty ? [] : parameters.filter { $0.isNamed(parameter) }.flatMap(\.values)
    }

    var isQuotedPrintable: Bool { values(of: "ENCODING").contains("quoted-printable") }

    var isBase64: Bool { values(of: "ENCODING").contains { $0 == "b" || $0 == "base64" } }

    package mutating func removeParameters(_ names: String...) {
        parameters.removeAll { parameter in names.contains { parameter.isNamed($0) } }
    }

    /// Replaces the values of TYPE, at the position of the first one.
    package mutating func setTypes(_ types: [String]) {
        let place = parameters.firstIndex { $0.isNamed("TYPE") } ?? parameters.endIndex
        removeParameters("TYPE")
        if !types.isEmpty { parameters.insert(VCardParameter("TYPE", values: types), at: place) }
    }
}
