// SPDX-License-Identifier: MIT

import Foundation

extension VCard {
    /// Returns the card in another version. Properties that have the same form in both versions are not changed.
    package func converted(to version: VCardVersion) -> VCard {
        var card = self
        card.version = version
        card.properties = properties.map {
            var property = $0
            if version != self.version {
                property.convertCarets(to: version)
                property.convertDay(to: version)
            }
            return version == .v4 ? property.asVersion4() : property.asVersion3()
        }
        if version == .v3, let name = nameForVersion3 { card.properties.append(name) }
        return card
    }

    /// What version 3.0 cannot say in the way of 4.0, by the rules of `converted(to:)`.
    package var conversionsToVersion3: [VCardConversion] {
        guard version == .v4 else { return [] }
        return properties.flatMap(\.conversionsToVersion3) + (nameForVersion3 == nil ? [] : [.nameParts])
    }

    /// The parts of the name, which 3.0 requires, if the card has none. The name of an organisation is not split, and a group has none.
    private var nameForVersion3: VCardProperty? {
        guard first("N") == nil, !isGroup, let name = first("FN") else { return nil }
        let isPerson =
            name.text != first("ORG")?.components.first
            && !["org", "organization", "location"].contains(first("KIND")?.text.lowercased() ?? "")
        let parts = isPerson ? NameParts(splitting: name.text).value : ""
        return VCardProperty("N", value: parts.isEmpty ? "\(name.value);;;;" : parts)
    }
}

/// What an export in version 3.0 changes in a card, because only 4.0 has the form that the card has.
package enum VCardConversion: Hashable, Sendable {
    /// A picture or a key in an address of its data was written as data.
    case data
    /// A day without a year was given the year 1604, which programs of Apple leave out again.
    case yearAdded
    /// An address of a telephone (`tel:`) was written as a number.
    case telephone
    /// An address of a position (`geo:`) was written as two numbers.
    case position
    /// The parts of the name, which 3.0 requires, were taken from the name.
    case nameParts
    /// 3.0 does not have the property, the parameter, or this form of the value. It was written as it is, and
    /// other programs may ignore it.
    case kept(String)
}

extension VCardProperty {
    fileprivate func asVersion4() -> VCardProperty {
        var property = self
        let types = values(of: "TYPE")
        if types.contains("pref") {
            property.setTypes(property.rawValues(of: "TYPE").filter { $0.lowercased() != "pref" })
            if values(of: "PREF").isEmpty { property.parameters.append(VCardParameter("PREF", "1")) }
        }
        for (index, parameter) in parameters.enumerated().reversed() where parameter.isNamed("VALUE") {
            switch parameter.text.uppercased() {
            case "URL": property.parameters[index].text = "uri"  // 2.1
            case "INLINE": property.parameters.remove(at: index)  // 2.1
            default: break
            }
        }
        if isBinary, isBase64 {
            let type = EmbeddedImage.mediaType(ofBase64: value) ?? types.lazy.compactMap(mediaType).first
            property.removeParameters("ENCODING", "TYPE", "VALUE")
            property.value = "data:\(type ?? "application/octet-stream");base64,\(value)"
        }
        if isNamed("GEO"),
            let position = Self.position(value.split(separator: ";", omittingEmptySubsequences: false))
        {
            property.value = "geo:\(position)"
        }
        return property
    }

    fileprivate func asVersion3() -> VCardProperty {
        var property = self
        if Set(values(of: "PREF")) == ["1"] {
            property.removeParameters("PREF")
            let types = rawValues(of: "TYPE")
            property.setTypes(types + (values(of: "TYPE").contains("pref") ? [] : ["pref"]))
        } else if values(of: "TYPE").count > 1, parameters.contains(where: { $0.text.contains("\"") }) {
            property.setTypes(rawValues(of: "TYPE"))  // 3.0 has no quoted lists
        }
        if isBinary, let (type, base64) = EmbeddedImage.parts(ofDataURI: value) {
            property.removeParameters("VALUE", "MEDIATYPE")
            property.parameters.append(VCardParameter("ENCODING", "b"))
            if let word = typeWord(of: type) { property.parameters.append(VCardParameter("TYPE", word)) }
            property.value = base64
        } else if isBinary, value.contains(":"), values(of: "VALUE").isEmpty {
            // An address is the default in 4.0 only.
            property.parameters.append(VCardParameter("VALUE", "uri"))
        }
        if isNamed("TEL"), let telephone = TelephoneAddress(value) {
            property.removeParameters("VALUE")
            property.value = VCardText.escaped(telephone.text)
        }
        if isNamed("GEO"), value.lowercased().hasPrefix("geo:"),
            let position = Self.position(value.dropFirst(4).prefix { $0 != ";" }.split(separator: ","))
        {
            property.value = position.replacing(",", with: ";")
        }
        return property
    }

    fileprivate var conversionsToVersion3: [VCardConversion] {
        let converted = asVersion3()
        var conversions = converted.parameters.map { $0.name.uppercased() }
            .filter(Self.newParameters.contains).map(VCardConversion.kept)
        if converted.value != value {
            conversions.append(isBinary ? .data : isNamed("TEL") ? .telephone : .position)
        }
        if let day, day.year == nil { conversions.append(.yearAdded) }
        let isKeptDate = isDate && day == nil && !values(of: "VALUE").contains("date-time")
        if isKeptDate || Self.newNames.contains(where: isNamed) {
            conversions.append(.kept(name.uppercased()))
        }
        return conversions
    }

    /// The properties that 3.0 does not have (RFC 6350, section 6 and appendix A).
    private static let newNames = [
        "KIND", "XML", "ANNIVERSARY", "GENDER", "LANG", "IMPP", "MEMBER", "RELATED", "CLIENTPIDMAP",
        "FBURL", "CALADRURI", "CALURI",
    ]

    /// The parameters that 3.0 does not have (RFC 6350, section 5 and appendix A).
    private static let newParameters: Set = [
        "ALTID", "CALSCALE", "GEO", "LABEL", "MEDIATYPE", "PID", "PREF", "SORT-AS", "TZ",
    ]

    /// Writes a day in the form of another version. Partial dates, and dates with a time, keep their form.
    fileprivate mutating func convertDay(to version: VCardVersion) {
        guard let day else { return }
        removeParameters("X-APPLE-OMIT-YEAR")
        switch version {
        case .v4: value = day.version4
        case .v3:
            // 3.0 has `date` alone.
            if values(of: "VALUE") == ["date-and-or-time"] { removeParameters("VALUE") }
            if day.year == nil { parameters.append(VCardParameter("X-APPLE-OMIT-YEAR", "1604")) }
            value = day.version3
        }
    }

    /// `^` begins an escape in parameters of 4.0 (RFC 6868) and stands for itself in 3.0.
    fileprivate mutating func convertCarets(to version: VCardVersion) {
        for (index, parameter) in parameters.enumerated()
        where parameter.text.utf8.contains(UInt8(ascii: "^")) {
            switch version {
            case .v4: parameters[index].text = parameter.text.replacing("^", with: "^^")
            case .v3:
                let parts = parameter.text.split(separator: "^^", omittingEmptySubsequences: false)
                parameters[index].text = parts.map {
                    $0.replacing("^n", with: " ").replacing("^'", with: "'")
                }
                .joined(separator: "^")
            }
        }
    }

    /// `latitude,longitude`; nil if the texts are no two numbers.
    private static func position(_ parts: [Substring]) -> String? {
        guard parts.count == 2, parts.allSatisfy({ Double($0) != nil }) else { return nil }
        return parts.joined(separator: ",")
    }

    private var isBinary: Bool { ["PHOTO", "LOGO", "SOUND", "KEY"].contains { isNamed($0) } }

    private var isDate: Bool { ["BDAY", "ANNIVERSARY"].contains { isNamed($0) } }

    /// The date, if the value has no time.
    private var day: Birthday? {
        let hasTime = value.trimmingCharacters(in: .whitespaces).contains { $0 == "T" || $0 == " " }
        return isDate && !hasTime ? Birthday(self) : nil
    }

    /// The types of data that have a name of their own in 3.0: `TYPE=PGP`. Other names are subtypes of image and audio.
    private static let dataTypes = [
        "pgp": "application/pgp-keys", "x509": "application/pkix-cert", "wave": "audio/wav",
        "pcm": "audio/x-pcm",
        "aiff": "audio/aiff", "basic": "audio/basic",
    ]

    private func mediaType(_ word: String) -> String? {
        if let type = Self.dataTypes[word] { return type }
        if word.contains("/") { return word }
        return isNamed("SOUND") ? "audio/\(word)" : isNamed("KEY") ? nil : "image/\(word)"
    }

    private func typeWord(of mediaType: String) -> String? {
        if let word = Self.dataTypes.first(where: { $0.value == mediaType })?.key { return word.uppercased() }
        let parts = mediaType.split(separator: "/")
        guard parts.count == 2, parts[0] == (isNamed("SOUND") ? "audio" : "image") else { return nil }
        return parts[1].uppercased()
    }
}
