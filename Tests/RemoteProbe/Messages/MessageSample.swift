// SPDX-License-Identifier: MIT

import Foundation
package import WireKit

/// A valid message of a side that is not trusted. Its texts and arrays can be made as long as the limits of its operation allow, and
/// longer.
@MainActor package struct MessageSample {
    /// A change of a message: the text, or the array, of a number is replaced.
    package enum Change {
        case text(Int, length: Int)
        case array(Int, count: Int)
    }

    package let limits: OperationLimits
    /// How many texts, and arrays with elements, it has.
    package let texts: Int
    package let arrays: Int
    /// Sends it with a change. Returns false if its type does not allow the change.
    package let send: @MainActor (Connection, Change?) throws -> Bool
    /// Sets a handler of its operation that does nothing, so that only its limits have an effect.
    package let ignore: @MainActor (Connection) -> Void

    package init<Body: Codable & Sendable>(
        _ operation: WireOperation<Body>, to object: UInt64 = 0, _ body: Body
    ) throws {
        limits = OperationLimits(operation)
        ignore = { $0.receive(operation) { _, _ in } }
        let data = try JSONEncoder().encode([body])
        let json = try JSONSerialization.jsonObject(with: data)
        var counts = Counter()
        _ = counts.change(json, nil)
        (texts, arrays) = (counts.texts, counts.arrays)
        // Without its limits, by which the sender would cut the texts.
        let raw = WireOperation<Body>(operation.number, operation.name)
        send = { connection, change in
            guard let change else {
                connection.send(raw, to: object, body)
                return true
            }
            var counter = Counter()
            let json = try JSONSerialization.jsonObject(with: data)
            let changed = try JSONSerialization.data(withJSONObject: counter.change(json, change))
            guard let body = try? JSONDecoder().decode([Body].self, from: changed).first else { return false }
            // A set has no more elements than before.
            guard try JSONEncoder().encode([body]).count >= changed.count * 3 / 4 else { return false }
            connection.send(raw, to: object, body)
            return true
        }
    }

    /// Finds the texts and arrays of a value, in the order of their keys. The outermost array is not one of the message.
    private struct Counter {
        var texts = 0
        var arrays = -1

        mutating func change(_ value: Any, _ change: Change?) -> Any {
            switch value {
            case is String:
                defer { texts += 1 }
                if case .text(texts, let length) = change { return String(repeating: "x", count: length) }
                return value
            case let array as [Any]:
                guard let first = array.first else { return value }
                let number = arrays
                arrays += 1
                if case .array(number, let count) = change { return Array(repeating: first, count: count) }
                return array.map { self.change($0, change) }
            case let object as [String: Any]:
                var all: [String: Any] = [:]
                for key in object.keys.sorted() { all[key] = self.change(object[key] as Any, change) }
                return all
            default: return value
            }
        }
    }
}
