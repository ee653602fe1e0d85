// SPDX-License-Identifier: MIT

struct Property {
    let name: String
    let type: TypeReference
    let readable: Bool
    let writable: Bool
    let constructOnly: Bool
    let deprecated: Bool
    let transfer: Transfer
    let getter: String?
    let setter: String?
    let since: Release
    let old: Deprecation?
}

struct Member {
    let name: String
    let value: Int
    let symbol: String
    let since: Release
}

struct Field {
    let name: String
    let type: TypeReference
    let isPrivate: Bool
    let readable: Bool
    let writable: Bool
    let isCallback: Bool
    /// The number of bits of a bit field; nil for an ordinary field.
    let bits: Int?
}
