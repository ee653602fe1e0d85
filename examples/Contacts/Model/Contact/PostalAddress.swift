// SPDX-License-Identifier: MIT

import Foundation

package struct PostalAddress: Hashable, Sendable {
    package var postOfficeBox = ""
    package var extended = ""
    package var street = ""
    package var locality = ""
    package var region = ""
    package var postalCode = ""
    package var country = ""

    package init(street: String = "", locality: String = "", postalCode: String = "", country: String = "") {
        self.street = street
        self.locality = locality
        self.postalCode = postalCode
        self.country = country
    }

    /// The lines of the address, to show or print.
    package var lines: [String] {
        let town = [postalCode, locality, region].filter { !$0.isEmpty }.joined(separator: " ")
        return [postOfficeBox, extended, street, town, country].filter { !$0.isEmpty }
    }
}

extension PostalAddress {
    /// The address in the value of an ADR; nil if all parts are empty.
    init?(_ property: VCardProperty) {
        let components = property.components(joinedBy: ", ")
        var parts = components.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }[...]
        postOfficeBox = parts.popFirst() ?? ""
        extended = parts.popFirst() ?? ""
        street = parts.popFirst() ?? ""
        locality = parts.popFirst() ?? ""
        region = parts.popFirst() ?? ""
        postalCode = parts.popFirst() ?? ""
        country = parts.popFirst() ?? ""
        if lines.isEmpty { return nil }
    }

    /// The parts in the order of ADR.
    var components: [String] { [postOfficeBox, extended, street, locality, region, postalCode, country] }
}
