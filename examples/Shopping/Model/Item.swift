// SPDX-License-Identifier: MIT

/// Something to buy.
public struct Item: Identifiable, Equatable, Codable, Sendable {
    public let id: Int
    public var name: String
    public var note = ""
    public var isBought = false

    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
