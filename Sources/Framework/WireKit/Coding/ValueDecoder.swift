// SPDX-License-Identifier: MIT

/// The decoder of one value of a message, and of the same value in the defaults.
final class ValueDecoder: Decoder {
    let position: Position
    let defaults: Position?
    // Exclusivity is not checked: only functions of this class use these properties, on one thread, and they
    // call no other code during an access.
    /// The fields of the value and of the defaults, after the type has requested a keyed container.
    @exclusivity(unchecked) private var fields: Fields?
    @exclusivity(unchecked) private var defaultFields: Fields?
    /// The keys, if the value is a dictionary.
    private(set) var keys: [String]?
    private let parent: ValueDecoder?
    private let step: PathStep
    private let depth: Int

    init(
        _ position: Position, defaults: Position?, parent: ValueDecoder?, step: PathStep
    ) throws {
        self.position = position
        self.defaults = defaults
        self.parent = parent
        self.step = step
        depth = parent.map { $0.depth + 1 } ?? 0
        if depth > position.reader.limits.depth { throw error(.tooDeep(limit: position.reader.limits.depth)) }
    }

    var userInfo: [CodingUserInfoKey: Any] { [.sharesBytes: true] }
    var codingPath: [any CodingKey] { steps.compactMap(\.key) }

    private var steps: [PathStep] {
        var steps: [PathStep] = []
        var decoder: ValueDecoder? = self
        while let current = decoder {
            steps.append(current.step)
            decoder = current.parent
        }
        return steps.reversed()
    }

    func error(_ reason: WireError.Reason, _ step: PathStep = .same) -> WireError {
        WireError(path: PathStep.path(steps + [step]), reason: reason)
    }

    /// Calls `body`, and adds the path of the field to its errors.
    @inline(__always)
    func locate<Result>(
        _ step: @autoclosure () -> PathStep = .same, _ body: () throws(WireError.Reason) -> Result
    ) throws -> Result {
        do { return try body() } catch { throw self.error(error, step()) }
    }

    func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try locate { () throws(WireError.Reason) in
            let item = try position.item()
            guard item.tag == Tag.object else {
                throw .wrongType(expected: "an object", found: Tag.name(of: item.tag))
            }
            let fields = Fields(position.reader, item.content)
            self.fields = fields
            if DictionaryKeys.areOf(type) {
                // Checked here, because the function that returns the keys cannot throw.
                let names = try fields.names()
                let limit = position.reader.limits.elements
                guard names.count <= limit else { throw .tooManyElements(limit: limit) }
                keys = names
            } else if let defaults {
                let item = try defaults.item()
                if item.tag == Tag.object { defaultFields = Fields(defaults.reader, item.content) }
            }
        }
        return KeyedDecodingContainer(KeyedReader(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let content = try locate { () throws(WireError.Reason) in
            let item = try position.item()
            guard item.tag == Tag.array else {
                throw .wrongType(expected: "an array", found: Tag.name(of: item.tag))
            }
            return item.content
        }
        return UnkeyedReader(decoder: self, content: content)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    // MARK: Fields

    var fieldNames: [String] { (try? fields?.names()) ?? [] }

    /// Returns the field. If it is missing, returns the field of the defaults.
    func find(_ name: String) throws -> (position: Position, defaults: Position?)? {
        let position = try locate(.field(name)) { () throws(WireError.Reason) in
            try fields?.find(name)
        }
        let defaults = try locate(.field(name)) { () throws(WireError.Reason) in
            try defaultFields?.find(name)
        }
        if let position { return (position, defaults) }
        return defaults.map { ($0, nil) }
    }

    func require(_ name: String) throws -> (position: Position, defaults: Position?) {
        guard let found = try find(name) else { throw error(.missing, .field(name)) }
        return found
    }

    /// Returns the field, or nil if it is missing or nil.
    func present(_ name: String) throws -> (position: Position, defaults: Position?)? {
        guard let found = try find(name), !(try isNil(found.position, name)) else { return nil }
        return found
    }

    func isNil(_ position: Position, _ name: String) throws -> Bool {
        try locate(.field(name)) { () throws(WireError.Reason) in try position.item().tag == Tag.none }
    }

    // MARK: Values

    /// Reads the value at a position.
    func read<Value: Decodable>(
        _ type: Value.Type, _ position: Position, _ defaults: Position?, _ step: @autoclosure () -> PathStep
    ) throws -> Value {
        if type == [UInt8].self {
            let array = try locate(step()) { () throws(WireError.Reason) -> [UInt8] in
                try position.reader.array(try position.item())
            }
            if let value = array as? Value { return value }
        }
        let decoder = try ValueDecoder(position, defaults: defaults, parent: self, step: step())
        do {
            return try Value(from: decoder)
        } catch let error where !(error is WireError || error is DecodingError) {
            // An error of the program's own type does not have the path of the value.
            throw WireError(error, in: PathStep.path(decoder.steps))
        }
    }

    @inline(__always)
    func read<Value: WireValue>(
        _ type: Value.Type, _ position: Position, _ step: @autoclosure () -> PathStep
    ) throws -> Value {
        try locate(step()) { () throws(WireError.Reason) in
            try Value.read(try position.item(), from: position.reader)
        }
    }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { (try? position.item().tag) == Tag.none }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try read(type, position, defaults, .same)
    }
}
