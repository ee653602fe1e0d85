// SPDX-License-Identifier: MIT

/// The encoder of one value of a message.
struct ValueEncoder: Encoder, SingleValueEncodingContainer {
    let writer: Writer
    let handle: Writer.Handle

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [.sharesBytes: true] }

    func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        writer.open(handle, .object)
        return KeyedEncodingContainer(
            KeyedWriter(writer: writer, handle: handle, areNames: !DictionaryKeys.areOf(type)))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        writer.open(handle, .array)
        return UnkeyedWriter(writer: writer, handle: handle)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    func encodeNil() throws {
        try writer.single(handle)
        writer.append(tag: Tag.none)
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        try writer.single(handle)
        try writer.write(value, .same)
    }
}

/// The fields of a value.
struct KeyedWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: Writer
    let handle: Writer.Handle
    let areNames: Bool

    var codingPath: [any CodingKey] { [] }

    private func begin(_ key: some CodingKey) throws {
        try writer.key(handle, key.stringValue, isName: areNames)
    }

    func encodeNil(forKey key: Key) throws {
        try begin(key)
        writer.append(tag: Tag.none)
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try begin(key)
        try writer.write(value, .field(key.stringValue))
    }

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) } else { try encodeNil(forKey: key) }
    }

    @inline(__always)
    func field(_ value: some WireValue, _ key: Key) throws {
        try begin(key)
        try value.write(to: writer)
    }

    @inline(__always)
    func fieldIfPresent(_ value: (some WireValue)?, _ key: Key) throws {
        if let value { try field(value, key) } else { try encodeNil(forKey: key) }
    }

    func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested>
    {
        nested(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        nested(key).unkeyedContainer()
    }
    func superEncoder() -> any Encoder { nested(PathStepKey(stringValue: "super", intValue: nil)) }
    func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

    private func nested(_ key: some CodingKey) -> ValueEncoder {
        do { try begin(key) } catch { writer.fail(error) }
        return ValueEncoder(writer: writer, handle: writer.begin(.field(key.stringValue)))
    }
}

/// The elements of a value.
struct UnkeyedWriter: UnkeyedEncodingContainer {
    let writer: Writer
    let handle: Writer.Handle
    private(set) var count = 0

    var codingPath: [any CodingKey] { [] }

    init(writer: Writer, handle: Writer.Handle) {
        self.writer = writer
        self.handle = handle
    }

    private mutating func begin() throws {
        try writer.element(handle)
        count += 1
    }

    mutating func encodeNil() throws {
        try begin()
        writer.append(tag: Tag.none)
    }

    @inline(__always)
    mutating func element(_ value: some WireValue) throws {
        try begin()
        try value.write(to: writer)
    }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        try begin()
        try writer.write(value, .element(count - 1))
    }

    mutating func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        nested().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { nested() }

    private mutating func nested() -> ValueEncoder {
        do { try begin() } catch { writer.fail(error) }
        return ValueEncoder(writer: writer, handle: writer.begin(.element(count - 1)))
    }
}
