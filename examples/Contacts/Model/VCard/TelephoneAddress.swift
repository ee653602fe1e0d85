// SPDX-License-Identifier: MIT

import Foundation

/// A telephone in the form of an address (RFC 3966): `tel:+1-555-555-5555;ext=5555`.
struct TelephoneAddress: Hashable, Sendable {
    let number: String
    /// The extension behind the number; nil without one.
    let `extension`: String?

    /// Returns nil for a text that does not begin with `tel:`.
    init?(_ value: String) {
        guard value.prefix(4).lowercased() == "tel:" else { return nil }
        // Some programs escape the semicolon as in a text.
        let parts = value.dropFirst(4).replacing("\\", with: "").split(
            separator: ";", omittingEmptySubsequences: false)
        number = Self.decoded(parts[0])
        let parameters = parts.dropFirst().filter { $0.prefix(4).lowercased() == "ext=" }
        `extension` = parameters.first.map { Self.decoded($0.dropFirst(4)) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The number and its extension as people write them: `+1-555-555-5555 x5555`.
    var text: String { `extension`.map { "\(number) x\($0)" } ?? number }

    private static func decoded(_ text: some StringProtocol) -> String {
        (text.removingPercentEncoding ?? String(text)).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
