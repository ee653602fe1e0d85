// SPDX-License-Identifier: MIT

/// A value in a JSON file, also one that this version of the program does not know.
package enum JSONValue: Codable, Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int64)
    case uint(UInt64)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .int(value)
        } else if let value = try? container.decode(UInt64.self) {
            self = .uint(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let values = try? container.decode([JSONValue].self) {
            self = .array(values)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .uint(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }

    /// A member of an object; nil if there is none, or if this is no object. Setting it replaces a value that is no object.
    package subscript(member: String) -> JSONValue? {
        get { if case .object(let members) = self { members[member] } else { nil } }
        set {
            var members = if case .object(let members) = self { members } else { [String: JSONValue]() }
            members[member] = newValue
            self = .object(members)
        }
    }

    /// Returns this value with the changes that lead from `old` to `new`, member by member. What is equal in
    /// both stays as it is here, and so does what is in neither.
    package func applying(changesFrom old: JSONValue, to new: JSONValue) -> JSONValue {
        guard old != new else { return self }
        guard case .object(var members) = self, case .object(let oldMembers) = old,
            case .object(let newMembers) = new
        else { return new }
        for (name, value) in newMembers {
            members[name] =
                members[name]?.applying(changesFrom: oldMembers[name] ?? .null, to: value) ?? value
        }
        for name in oldMembers.keys where newMembers[name] == nil { members[name] = nil }
        return .object(members)
    }

    /// Returns this value with another one for the member at a path; nil if the objects above it do not
    /// exist, or if it is there already.
    package func adding(_ new: JSONValue, at path: ArraySlice<String>) -> JSONValue? {
        guard let name = path.first, case .object(var members) = self else { return nil }
        let rest = path.dropFirst()
        guard !rest.isEmpty else {
            guard members[name] == nil else { return nil }
            members[name] = new
            return .object(members)
        }
        guard let inner = members[name]?.adding(new, at: rest) else { return nil }
        members[name] = inner
        return .object(members)
    }

    /// The paths of the members that another value has and this one lacks.
    package func paths(missingFrom other: JSONValue) -> [[String]] {
        guard case .object(let members) = self, case .object(let others) = other else { return [] }
        return others.keys.sorted().flatMap { name in
            members[name]?.paths(missingFrom: others[name] ?? .null).map { [name] + $0 } ?? [[name]]
        }
    }

    /// Returns this value with the members that it lacks.
    package func completed(by defaults: JSONValue) -> JSONValue {
        guard case .object(let members) = self, case .object(let others) = defaults else { return self }
        return .object(members.merging(others) { $0.completed(by: $1) })
    }
}
