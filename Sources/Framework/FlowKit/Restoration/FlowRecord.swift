// SPDX-License-Identifier: MIT

import FoundationEssentials

/// The steps that lead to the screens and flows that exist, in order, and the states of those that are ``Restorable``.
///
/// A coordinator that records navigation (`FlowCoordinator(recordsNavigation: true)`) creates one at any time. A later run of the
/// application passes it to `coordinate(…restoring:)`, which restores the same windows and stacks. A step that is not `Codable` is not
/// recorded, and neither is what it leads to; that is reported, see ``FlowReport/Reason/notRecorded(_:)``.
/// ```swift
/// if let record = coordinator.record { save(try record.encoded()) }
/// later.coordinate(flow: flow, with: stepper, restoring: try FlowRecord(decoding: saved))
/// ```
public struct FlowRecord: Codable, Sendable, Hashable {
    /// A step, the flows that it started, and the states of its screens.
    public struct Entry: Codable, Sendable, Hashable {
        /// The step.
        let step: RecordedStep
        /// The records of the flows that it started, by their index among its contributors.
        let flows: [Int: FlowRecord]
        /// The states of its screens, by their index among its contributors; see ``Restorable``.
        let states: [Int: [String: String]]
        /// The indices of the contributors whose forwarded or initial step has an entry of its own, or had one.
        let followed: Set<Int>
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
