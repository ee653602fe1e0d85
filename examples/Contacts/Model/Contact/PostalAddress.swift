// SPDX-License-Identifier: MIT

/// Where letters go.
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

    /// The lines to show or to print.
    package var lines: [String] {
        let town = [postalCode, locality, region].filter { !$0.isEmpty }.joined(separator: " ")
        return [postOfficeBox, extended, street, town, country].filter { !$0.isEmpty }
    }
}

extension PostalAddress {
    /// The address of an ADR; nothing if all of its parts are empty.
    init?(_ property: VCardProperty) {
        var parts = property.components[...]
        postOfficeBox = parts.popFirst() ?? ""
        extended = parts.popFirst() ?? ""
        street = parts.popFirst() ?? ""
        locality = parts.popFirst() ?? ""
        region = parts.popFirst() ?? ""
        postalCode = parts.popFirst() ?? ""
        country = parts.popFirst() ?? ""
        if lines.isEmpty { return nil }
    }

    /// The value of ADR.
    var value: String {
        [postOfficeBox, extended, street, locality, region, postalCode, country]
            .map(VCardText.escaped).joined(separator: ";")
    }
}
