// SPDX-License-Identifier: MIT

import Foundation

extension Contact {
    package var phones: [Labeled<String>] {
        get { entries("TEL", Self.phone) }
        set { setEntries("TEL", to: newValue, decode: Self.phone) { $0.value = VCardText.escaped($1) } }
    }

    package var emails: [Labeled<String>] {
        get { entries("EMAIL", Self.email) }
        set { setEntries("EMAIL", to: newValue, decode: Self.email) { $0.value = VCardText.escaped($1) } }
    }

    package var addresses: [Labeled<PostalAddress>] {
        get { entries("ADR", PostalAddress.init) }
        set {
            setEntries("ADR", to: newValue, decode: PostalAddress.init) {
                $0.setComponents($1.components, joinedBy: ", ")
            }
        }
    }

    private static func phone(_ property: VCardProperty) -> String? {
        let text = property.text.trimmingCharacters(in: .whitespacesAndNewlines)
        let number = TelephoneAddress(text)?.text ?? text
        return number.isEmpty ? nil : number
    }

    private static func email(_ property: VCardProperty) -> String? {
        let text = property.text.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }

    private func entries<Value>(_ name: String, _ decode: (VCardProperty) -> Value?) -> [Labeled<Value>] {
        let labels = customLabels
        return card.all(name).compactMap { property in
            decode(property).map { Labeled(label(of: property, labels), $0) }
        }
    }

    /// The labels that properties have beside them, by the name of their group in lower case.
    private var customLabels: [String: String] {
        let labels = card.all("X-ABLABEL").compactMap { label in
            label.group.map { ($0.lowercased(), label.text) }
        }
        return Dictionary(labels) { first, _ in first }
    }

    /// Writes entries; empty ones are omitted. An unchanged entry keeps its property; an entry with a
    /// new label or value keeps the rest of its property.
    private mutating func setEntries<Value>(
        _ name: String, to entries: [Labeled<Value>], decode: (VCardProperty) -> Value?,
        encode: (inout VCardProperty, Value) -> Void
    ) {
        let entries = entries.filter { entry in
            var property = VCardProperty(name, value: "")
            encode(&property, entry.value)
            return !property.value.allSatisfy { $0 == ";" || $0.isWhitespace }
        }
        guard entries != self.entries(name, decode) else { return }
        var old = card.all(name)
        func take(where matches: (VCardProperty) -> Bool) -> VCardProperty? {
            old.firstIndex(where: matches).map { old.remove(at: $0) }
        }
        var properties: [VCardProperty?] = entries.map { entry in
            take { decode($0) == entry.value && label(of: $0) == entry.label }
        }
        for (index, entry) in entries.enumerated() where properties[index] == nil {
            var property =
                take { decode($0) == entry.value } ?? take { label(of: $0) == entry.label }
                ?? VCardProperty(name, value: "")
            if decode(property) != entry.value {
                property.removeParameters("VALUE")
                encode(&property, entry.value)
            }
            if label(of: property) != entry.label { setLabel(entry.label, of: &property) }
            properties[index] = property
        }
        card.replace(name, with: properties.compactMap(\.self))
        for property in old where !isShared(property.group) { removeCustomLabel(of: property.group) }
    }

    /// The label of a property: that of its group, or that of its types.
    private func label(of property: VCardProperty) -> ContactLabel { label(of: property, customLabels) }

    private func label(of property: VCardProperty, _ customLabels: [String: String]) -> ContactLabel {
        let custom = property.group.flatMap { customLabels[$0.lowercased()] }
        guard let custom, !custom.isEmpty else { return ContactLabel(types: property.rawValues(of: "TYPE")) }
        return ContactLabel(title: custom.replacing("_$!<", with: "").replacing(">!$_", with: ""))
    }

    private mutating func setLabel(_ label: ContactLabel, of property: inout VCardProperty) {
        if isShared(property.group) {
            property.group = nil
        } else {
            removeCustomLabel(of: property.group)
        }
        let labels = ["home", "work", "cell", "iphone", "fax", "pager"]
        let custom = ContactLabel(types: property.rawValues(of: "TYPE"))
        let others = property.rawValues(of: "TYPE").filter { type in
            !labels.contains(type.lowercased()) && custom != .custom(type)
                && custom != .custom(String(type.dropFirst(2)))
        }
        property.setTypes((label.type.map { [$0] } ?? []) + others)
        if case .custom(let title) = label {
            var groups = UnusedGroups(in: card.properties)
            let group = property.group ?? groups.next()
            property.group = group
            card.properties.append(VCardProperty(group: group, "X-ABLabel", text: title))
        }
    }

    private mutating func removeCustomLabel(of group: String?) {
        guard let group else { return }
        card.properties.removeAll { $0.isNamed("X-ABLABEL") && $0.isIn(group) }
    }

    /// Whether a group has other properties than one and its label of Apple's programs.
    private func isShared(_ group: String?) -> Bool {
        guard let group else { return false }
        return card.properties.count { $0.isIn(group) && !$0.name.uppercased().hasPrefix("X-AB") } > 1
    }
}
