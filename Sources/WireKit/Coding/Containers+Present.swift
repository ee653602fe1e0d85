// SPDX-License-Identifier: MIT

// The standard library implements these requirements itself, for encoders and decoders that are older than they are, and the compiler takes its
// implementation rather than a generic one.

extension KeyedWriter {
    private func write<Value: WireValue & Encodable>(_ value: Value?, _ key: Key) throws {
        if let value { try field(value, key) } else { try encodeNil(forKey: key) }
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try write(value, key) }
    func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try write(value, key) }
}

extension KeyedReader {
    private func read<Value: WireValue & Decodable>(_ key: Key) throws -> Value? {
        let name = key.stringValue
        guard let found = try present(name) else { return nil }
        return try decoder.read(Value.self, found.place, .field(name))
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try read(key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try read(key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try read(key) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try read(key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try read(key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try read(key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try read(key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try read(key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try read(key) }
    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? { try read(key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try read(key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try read(key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try read(key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try read(key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try read(key) }
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? { try read(key) }
}

extension KeyedWriter {
    func encode(_ value: Int128, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: UInt128, forKey key: Key) throws { try field(value, key) }
}

extension KeyedReader {
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try field(key) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try field(key) }
}
