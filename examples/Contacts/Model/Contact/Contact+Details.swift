// SPDX-License-Identifier: MIT

import Foundation

extension Contact {
    package var organisation: String {
        get { orgComponent(0) }
        set { setOrgComponent(0, to: newValue) }
    }

    package var department: String {
        get { orgComponent(1) }
        set { setOrgComponent(1, to: newValue) }
    }

    package var jobTitle: String {
        get { trimmed(card.first("TITLE")?.text) }
        set { setText("TITLE", to: newValue) }
    }

    package var notes: String {
        get { trimmed(card.first("NOTE")?.text) }
        set { setText("NOTE", to: newValue) }
    }

    package var birthday: Birthday? {
        get { card.first("BDAY").flatMap(Birthday.init) }
        set {
            guard newValue != birthday else { return }
            card.update("BDAY") { property in
                property.removeParameters("VALUE", "X-APPLE-OMIT-YEAR")
                property.value = newValue?.version4 ?? ""
            }
        }
    }

    /// The picture: the bytes of a PNG, JPEG, GIF or WebP file.
    package var photo: Data? {
        get { card.first("PHOTO").flatMap(EmbeddedImage.data) }
        set {
            guard newValue != photo else { return }
            card.update("PHOTO") { property in
                property.parameters = []
                property.value = newValue.map(EmbeddedImage.dataURI) ?? ""
            }
        }
    }

    /// Whether the contact is a favourite. It is saved as a category, as other address books do.
    package var isFavourite: Bool {
        get { categories.contains { $0.lowercased() == "starred" } }
        set {
            guard newValue != isFavourite else { return }
            categories =
                newValue ? categories + ["starred"] : categories.filter { $0.lowercased() != "starred" }
        }
    }

    package var categories: [String] {
        get { card.all("CATEGORIES").flatMap(\.items) }
        set {
            guard newValue != categories else { return }
            let value = newValue.map(VCardText.escaped).joined(separator: ",")
            card.replace("CATEGORIES", with: value.isEmpty ? [] : [VCardProperty("CATEGORIES", value: value)])
        }
    }

    /// The contacts that this one has as friends. Not all of them need to be in the address book.
    package var friends: [ID] {
        get { card.properties.compactMap(Self.friend) }
        set {
            guard newValue != friends else { return }
            let old = card.all("RELATED")
            let kept = old.filter { Self.friend($0) == nil }
            let links = newValue.map { id in old.first { Self.friend($0) == id } ?? Self.link(to: id) }
            card.replace("RELATED", with: kept + links)
        }
    }

    /// The properties of the card that this type has no members for.
    package var unknownProperties: [VCardProperty] {
        let known = [
            "UID", "FN", "N", "ORG", "TITLE", "NOTE", "BDAY", "PHOTO", "CATEGORIES", "TEL", "EMAIL", "ADR",
            "X-ABLABEL",
        ]
        return card.properties.filter { property in
            !known.contains { property.isNamed($0) } && Self.friend(property) == nil
        }
    }

    func trimmed(_ text: String?) -> String {
        text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }

    /// Sets a text, keeping the parameters of the property; an empty one removes it.
    mutating func setText(_ name: String, to text: String) {
        guard text != trimmed(card.first(name)?.text) else { return }
        card.update(name) { $0.value = VCardText.escaped(text) }
    }

    private func orgComponent(_ index: Int) -> String {
        trimmed(card.first("ORG")?.components.dropFirst(index).first)
    }

    private mutating func setOrgComponent(_ index: Int, to text: String) {
        guard text != orgComponent(index) else { return }
        card.update("ORG") { property in
            var parts = VCardText.pieces(of: property.value, separatedBy: ";")
            parts += Array(repeating: "", count: max(0, index + 1 - parts.count))
            parts[index] = VCardText.escaped(text)
            while parts.last?.isEmpty == true { parts.removeLast() }
            property.value = parts.joined(separator: ";")
        }
    }

    private static func friend(_ property: VCardProperty) -> ID? {
        guard property.isNamed("RELATED"), property.values(of: "TYPE").contains("friend") else { return nil }
        return ID(uri: property.text)
    }

    private static func link(to id: ID) -> VCardProperty {
        let type = VCardParameter("TYPE", "friend")
        let isURI = id.uri.contains(":")
        return VCardProperty(
            "RELATED", isURI ? [type] : [type, VCardParameter("VALUE", "text")], value: id.uri)
    }
}
