// SPDX-License-Identifier: MIT

import Foundation

/// A card: all properties in the order in which they were read, including unknown ones.
package struct VCard: Hashable, Sendable {
    package var version: VCardVersion
    package var properties: [VCardProperty]

    package init(version: VCardVersion = .v4, _ properties: [VCardProperty] = []) {
        self.version = version
        self.properties = properties
    }

    /// Whether the card is a list of members and no person: `KIND:group` of 4.0, and what programs of Apple and Evolution write in 3.0.
    package var isGroup: Bool {
        func says(_ name: String, _ value: String) -> Bool {
            all(name).contains { $0.text.trimmingCharacters(in: .whitespaces).lowercased() == value }
        }
        return says("KIND", "group") || says("X-ADDRESSBOOKSERVER-KIND", "group")
            || says("X-EVOLUTION-LIST", "true")
    }

    package func all(_ name: String) -> [VCardProperty] { properties.filter { $0.isNamed(name) } }

    package func first(_ name: String) -> VCardProperty? { properties.first { $0.isNamed(name) } }

    /// Replaces the properties of a name, at the position of the first one, or at the end.
    package mutating func replace(_ name: String, with replacement: [VCardProperty]) {
        let place = properties.firstIndex { $0.isNamed(name) } ?? properties.endIndex
        properties.removeAll { $0.isNamed(name) }
        properties.insert(contentsOf: replacement, at: min(place, properties.endIndex))
    }

    /// Changes the first property of a name. Adds the property if there is none, and removes it if `change` makes its value empty.
    package mutating func update(_ name: String, _ change: (inout VCardProperty) -> Void) {
        let place = properties.firstIndex { $0.isNamed(name) }
        var property = place.map { properties[$0] } ?? VCardProperty(name, value: "")
        change(&property)
        switch (place, property.value.isEmpty) {
        case (let place?, true): properties.remove(at: place)
        case (let place?, false): properties[place] = property
        case (nil, true): break
        case (nil, false): properties.append(property)
        }
    }
}
