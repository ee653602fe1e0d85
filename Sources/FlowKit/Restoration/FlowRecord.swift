// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The steps that lead to the screens and flows that exist, in order, and the states of those that are ``Restorable``.
///
/// A coordinator that records navigation (`FlowCoordinator(recordsNavigation: true)`) creates one at any time. A later run of the
/// application passes it to `coordinate(…restoring:)`, which restores the same windows and stacks. Steps that are not `Codable` are
/// not recorded, and neither is what they lead to.
public struct FlowRecord: Codable, Sendable, Hashable {
    /// A step, the flows that it started, and the states of its screens.
    public struct Entry: Codable, Sendable, Hashable {
        /// The mangled name of the step's type.
        let type: String
        /// The step as JSON.
        let step: String
        /// The records of the flows that it started, by their index among its contributors.
        let flows: [Int: FlowRecord]
        /// The states of its screens, by their index among its contributors; see ``Restorable``.
        let states: [Int: [String: String]]
    }

    /// The type of the flow.
    public let flow: String
    /// The steps, in order.
    public let entries: [Entry]
    /// The states of the flow and its root; see ``Restorable``.
    let states: [String: String]
}

extension FlowRecord {
    /// The record as JSON.
    public func encoded() throws -> String {
        try String(decoding: JSONEncoder().encode(self), as: UTF8.self)
    }

    /// A record from JSON. Throws `DecodingError` if the JSON is not a record.
    public init(decoding json: String) throws {
        self = try JSONDecoder().decode(FlowRecord.self, from: Data(json.utf8))
    }
}

extension FlowRecord.Entry {
    /// Nil for a step that cannot be encoded.
    init?(_ step: any Step, flows: [Int: FlowRecord], states: [Int: [String: String]]) {
        guard let type = _mangledTypeName(Swift.type(of: step)), let codable = step as? any Step & Codable,
            let json = try? JSONEncoder().encode(codable)
        else { return nil }
        self.init(type: type, step: String(decoding: json, as: UTF8.self), flows: flows, states: states)
    }

    /// The step; nil if this build of the application does not have it.
    var decoded: (any Step)? {
        guard let type = _typeByName(type) as? any (Step & Decodable).Type else { return nil }
        return try? JSONDecoder().decode(type, from: Data(step.utf8))
    }
}
