// SPDX-License-Identifier: MIT

/// The version of the format of a card. The reader converts cards of version 2.1 to 3.0.
package enum VCardVersion: String, CaseIterable, Codable, Sendable {
    case v3 = "3.0"
    case v4 = "4.0"
}
