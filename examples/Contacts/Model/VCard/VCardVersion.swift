// SPDX-License-Identifier: MIT

/// The format a card is written in. Cards of version 2.1 are read as 3.0: the reader takes their quirks away.
package enum VCardVersion: String, CaseIterable, Codable, Sendable {
    case v3 = "3.0"
    case v4 = "4.0"
}
