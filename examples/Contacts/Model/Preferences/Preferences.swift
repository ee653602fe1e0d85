// SPDX-License-Identifier: MIT

/// The preferences of the user.
package struct Preferences: Hashable, Sendable, Codable {
    package enum ColorScheme: String, Codable, CaseIterable, Sendable {
        case system, light, dark
    }

    package var order = ContactOrder.givenName
    package var colorScheme = ColorScheme.system

    package init() {}

    /// A value that is missing, or that another version has written in another form, keeps its default.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        order = (try? container.decode(ContactOrder.self, forKey: .order)) ?? order
        colorScheme = (try? container.decode(ColorScheme.self, forKey: .colorScheme)) ?? colorScheme
    }
}
