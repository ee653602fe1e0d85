// SPDX-License-Identifier: MIT

import Foundation

extension VCard {
    /// Returns the card in another version. Properties that have the same form in both versions are not changed.
    package func converted(to version: VCardVersion) -> VCard {
        var card = self
        card.version = version
        card.properties = properties.map { version == .v4 ? $0.asVersion4() : $0.asVersion3() }
        if version == .v3, first("N") == nil, let name = first("FN") {
            card.properties.append(VCardProperty("N", value: "\(name.value);;;;"))  // 3.0 asks for one
        }
        return card
    }
}

extension VCardProperty {
    fileprivate func asVersion4() -> VCardProperty {
        var property = self
        let types = values(of: "TYPE")
        if types.contains("pref") {
            property.setTypes(types.filter { $0 != "pref" })
            property.parameters.append(VCardParameter("PREF", "1"))
        }
        if isBinary, isBase64 {
            let type = EmbeddedImage.mediaType(ofBase64: value) ?? types.first.map { "image/\($0)" }
            property.removeParameters("ENCODING", "TYPE", "VALUE")
            property.value = "data:\(type ?? "application/octet-stream");base64,\(value)"
        }
        if isDate, let date = Birthday(self) {
            property.removeParameters("X-APPLE-OMIT-YEAR")
            property.value = date.version4
        }
        return property
    }

    fileprivate func asVersion3() -> VCardProperty {
        var property = self
        if values(of: "PREF") == ["1"] {
            property.removeParameters("PREF")
            property.setTypes(values(of: "TYPE") + ["pref"])
        } else if values(of: "TYPE").count > 1, parameters.contains(where: { $0.text.contains("\"") }) {
            property.setTypes(values(of: "TYPE"))  // 3.0 has no quoted lists
        }
        if isBinary, let (type, base64) = EmbeddedImage.parts(ofDataURI: value) {
            property.removeParameters("VALUE", "MEDIATYPE")
            property.parameters.append(VCardParameter("ENCODING", "b"))
            if let subtype = type.split(separator: "/").last, type.hasPrefix("image/") {
                property.parameters.append(VCardParameter("TYPE", subtype.uppercased()))
            }
            property.value = base64
        }
        if isDate, let date = Birthday(self) {
            if date.year == nil { property.parameters.append(VCardParameter("X-APPLE-OMIT-YEAR", "1604")) }
            property.value = date.version3
        }
        if isNamed("TEL"), value.lowercased().hasPrefix("tel:") {
            property.removeParameters("VALUE")
            property.value = String(value.dropFirst(4))
        }
        return property
    }

    private var isBinary: Bool { ["PHOTO", "LOGO", "SOUND", "KEY"].contains { isNamed($0) } }

    private var isDate: Bool { ["BDAY", "ANNIVERSARY"].contains { isNamed($0) } }
}
