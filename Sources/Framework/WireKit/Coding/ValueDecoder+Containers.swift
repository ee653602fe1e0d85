// SPDX-License-Identifier: MIT

/// The fields of a value.
struct KeyedReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ValueDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    /// The fields that the type has a key for. Other fields come from a newer writer, and are ignored. If the
    /// object cannot be read, there are no keys, and reading a field throws the error.
    var allKeys: [Key] {
        (decoder.keys ?? decoder.fieldNames).compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool { (try? decoder.find(key.stringValue)) != nil }

    func decodeNil(forKey key: Key) throws -> Bool {
        try decoder.isNil(decoder.require(key.stringValue).position, key.stringValue)
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let name = key.stringValue
        let found = try decoder.require(name)
        return try decoder.read(type, found.position, found.defaults, .field(name))
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        let name = key.stringValue
        guard let found = try decoder.present(name) else { return nil }
        return try decoder.read(type, found.position, found.defaults, .field(name))
    }

    @inline(__always)
    func field<Value: WireValue>(_ key: Key) throws -> Value {
        let name = key.stringValue
        return try decoder.read(Value.self, decoder.require(name).position, .field(name))
    }

    @inline(__always)
    func fieldIfPresent<Value: WireValue>(_ key: Key) throws -> Value? {
        let name = key.stringValue
        guard let found = try decoder.present(name) else { return nil }
        return try decoder.read(Value.self, found.position, .field(name))
    }

    func nestedContainer<Nested>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { try nested(key.stringValue).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try nested(key.stringValue).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try nested("super") }
    func superDecoder(forKey key: Key) throws -> any Decoder { try nested(key.stringValue) }

    private func nested(_ name: String) throws -> ValueDecoder {
        let found = try decoder.require(name)
        return try ValueDecoder(found.position, defaults: found.defaults, parent: decoder, step: .field(name))
    }
}

/// The elements of a value. `count` is nil, so that a type does not reserve memory for a number that only the sender claims.
struct UnkeyedReader: UnkeyedDecodingContainer {
    let decoder: ValueDecoder
    private let end: Int
    private var offset: Int
    private(set) var currentIndex = 0

    init(decoder: ValueDecoder, content: Range<Int>) {
        self.decoder = decoder
        offset = content.lowerBound
        end = content.upperBound
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { nil }
    var isAtEnd: Bool { offset >= end }

    private var position: Position { Position(reader: decoder.position.reader, offset: offset, end: end) }

    /// Returns the position of the current element, and moves on to the next one.
    private mutating func next() throws -> Position {
        let position = position
        let limit = position.reader.limits.elements
        if currentIndex >= limit, position.offset < position.end {
            try decoder.locate(.same) { () throws(WireError.Reason) in throw .tooManyElements(limit: limit) }
        }
        offset = try decoder.locate(.element(currentIndex)) { () throws(WireError.Reason) in
            guard position.offset < position.end else { throw .noMoreElements }
            try position.reader.spend()
            return try position.item().content.upperBound
        }
        currentIndex += 1
        return position
    }

    mutating func decodeNil() throws -> Bool {
        let isNil = try decoder.locate(.element(currentIndex)) { () throws(WireError.Reason) in
            guard !isAtEnd else { throw .noMoreElements }
            return try position.item().tag == Tag.none
        }
        if isNil { _ = try next() }
        return isNil
    }

    @inline(__always)
    mutating func element<Value: WireValue>() throws -> Value {
        let position = try next()
        return try decoder.read(Value.self, position, .element(currentIndex - 1))
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let position = try next()
        return try decoder.read(type, position, nil, .element(currentIndex - 1))
    }

    mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested>
    {
        try nested().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try nested().unkeyedContainer()
    }
    mutating func superDecoder() throws -> any Decoder { try nested() }

    private mutating func nested() throws -> ValueDecoder {
        let position = try next()
        return try ValueDecoder(position, defaults: nil, parent: decoder, step: .element(currentIndex - 1))
    }
}
