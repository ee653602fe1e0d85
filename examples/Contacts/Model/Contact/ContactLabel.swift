// SPDX-License-Identifier: MIT

/// The label of a number or an address, such as home or work.
package enum ContactLabel: Hashable, Sendable, Codable {
    case home, work, mobile, fax, pager, other
    case custom(String)

    /// The labels to choose from.
    package static let standard: [ContactLabel] = [.home, .work, .mobile, .fax, .pager, .other]

    /// The label to show, in English.
    package var title: String {
        switch self {
        case .home: "Home"
        case .work: "Work"
        case .mobile: "Mobile"
        case .fax: "Fax"
        case .pager: "Pager"
        case .other: "Other"
        case .custom(let title): title
        }
    }

    /// The label with a title; a custom label if it is not a standard one.
    package init(title: String) {
        self = Self.standard.first { $0.title.lowercased() == title.lowercased() } ?? .custom(title)
    }

    /// The label for the types of a property.
    init(types: [String]) {
        let known: [(String, ContactLabel)] = [
            ("fax", .fax), ("cell", .mobile), ("iphone", .mobile), ("pager", .pager), ("work", .work),
            ("home", .home),
        ]
        let silent = [
            "pref", "voice", "internet", "text", "text-phone", "msg", "x400", "main", "other", "dom", "intl",
            "postal", "parcel",
        ]
        let words = types.map { $0.lowercased() }
        if let match = known.first(where: { words.contains($0.0) }) {
            self = match.1
        } else if let index = words.firstIndex(where: { !silent.contains($0) }) {
            self = .custom(words[index].hasPrefix("x-") ? String(types[index].dropFirst(2)) : types[index])
        } else {
            self = .other
        }
    }

    /// The type to write; nil for custom labels and the label “other”.
    var type: String? {
        switch self {
        case .home: "home"
        case .work: "work"
        case .mobile: "cell"
        case .fax: "fax"
        case .pager: "pager"
        case .other, .custom: nil
        }
    }
}
