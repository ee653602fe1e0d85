// SPDX-License-Identifier: MIT

import FoundationEssentials

/// A step in a record.
struct RecordedStep: Codable, Sendable, Hashable {
    /// The mangled name of the step's type; nil for the type `Steps` of its flow.
    let type: String?
    /// The step as JSON.
    let json: String

    /// - Throws: ``FlowReport/Unrecordable`` for a step that a later run cannot restore.
    @MainActor init(_ step: any Step, of flow: any Flow) throws(FlowReport.Unrecordable) {
        guard let codable = step as? any Step & Codable else { throw .notCodable }
        let type = Swift.type(of: step) as any Any.Type
        if let name = _mangledTypeName(type), _typeByName(name) == type {
            self.type = name
        } else if type == flow.stepsType {
            // The runtime does not find private types by their names.
            self.type = nil
        } else {
            throw .privateType
        }
        do {
            let encoder = JSONEncoder()
            // Equal steps have equal JSON.
            encoder.outputFormatting = .sortedKeys
            json = try String(decoding: encoder.encode(codable), as: UTF8.self)
        } catch {
            throw .notEncoded(error: "\(error)")
        }
    }

    /// The step; nil if this build of the application does not have its type, or cannot decode it.
    @MainActor func decoded(for flow: any Flow) -> (any Step)? {
        let type: Any.Type? = if let type { _typeByName(type) } else { flow.stepsType }
        guard let type = type as? any (Step & Decodable).Type else { return nil }
        return try? JSONDecoder().decode(type, from: Data(json.utf8))
    }
}

extension Flow {
    /// The type of the steps that the flow takes.
    fileprivate var stepsType: Any.Type { Steps.self }
}
