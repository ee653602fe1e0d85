// SPDX-License-Identifier: MIT

import FoundationEssentials

/// How a flow came to be as it is: the steps whose screens and flows are still there, in order, and the state of those that are
/// ``Restorable``.
///
/// A coordinator that records (`FlowCoordinator(recordsNavigation: true)`) makes one at any time; another run of the
/// application gives it to `coordinate(…restoring:)` to come back to the same windows and stacks. Steps that are not
/// `Codable`, and what they led to, are left out.
public struct FlowRecord: Codable, Sendable, Hashable {
    /// A step that led somewhere, and the flows it started.
    public struct Entry: Codable, Sendable, Hashable {
        /// The mangled name of the step's type.
        let type: String
        /// The step as JSON.
        let step: String
        /// The records of the flows it started, by their place among its contributors.
        let flows: [Int: FlowRecord]
        /// What those had to say that it contributed otherwise; see ``Restorable``.
        let states: [Int: [String: String]]
    }

    /// The type of the flow.
    public let flow: String
    /// The steps that led to what is there, in order.
    public let entries: [Entry]
    /// What the flow and its root had to say; see ``Restorable``.
    let states: [String: String]
}

extension FlowRecord {
    /// The record as JSON.
    public func encoded() throws -> String {
        try String(decoding: JSONEncoder().encode(self), as: UTF8.self)
    }

    /// A record from JSON. Throws `DecodingError` if it is none.
    public init(decoding json: String) throws {
        self = try JSONDecoder().decode(FlowRecord.self, from: Data(json.utf8))
    }
}

extension FlowRecord.Entry {
    /// Nil for a step that cannot be written down.
    init?(_ step: any Step, flows: [Int: FlowRecord], states: [Int: [String: String]]) {
        guard let type = _mangledTypeName(Swift.type(of: step)), let codable = step as? any Step & Codable,
            let json = try? JSONEncoder().encode(codable)
        else { return nil }
        self.init(type: type, step: String(decoding: json, as: UTF8.self), flows: flows, states: states)
    }

    /// The step; nil if this build of the application has no such step any more.
    var decoded: (any Step)? {
        guard let type = _typeByName(type) as? any (Step & Decodable).Type else { return nil }
        return try? JSONDecoder().decode(type, from: Data(step.utf8))
    }
}
