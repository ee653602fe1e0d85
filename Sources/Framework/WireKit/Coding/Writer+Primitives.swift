// SPDX-License-Identifier: MIT

// Each requirement of the protocols has a function with a concrete type, so that the compiler specializes it.
// An unspecialized generic function takes several times as long.

extension KeyedWriter {
    func encode(_ value: Bool, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: String, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: Double, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: Float, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: Int, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: Int8, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: Int16, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: Int32, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: Int64, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: Int128, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: UInt, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: UInt8, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: UInt16, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: UInt32, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: UInt64, forKey key: Key) throws { try field(value, key) }
    func encode(_ value: UInt128, forKey key: Key) throws { try field(value, key) }

    // An optional that is nil is written, so that the reader does not use its own default value.

    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try fieldIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try fieldIfPresent(value, key) }
}

extension UnkeyedWriter {
    mutating func encode(_ value: Bool) throws { try element(value) }
    mutating func encode(_ value: String) throws { try element(value) }
    mutating func encode(_ value: Double) throws { try element(value) }
    mutating func encode(_ value: Float) throws { try element(value) }
    mutating func encode(_ value: Int) throws { try element(value) }
    mutating func encode(_ value: Int8) throws { try element(value) }
    mutating func encode(_ value: Int16) throws { try element(value) }
    mutating func encode(_ value: Int32) throws { try element(value) }
    mutating func encode(_ value: Int64) throws { try element(value) }
    mutating func encode(_ value: Int128) throws { try element(value) }
    mutating func encode(_ value: UInt) throws { try element(value) }
    mutating func encode(_ value: UInt8) throws { try element(value) }
    mutating func encode(_ value: UInt16) throws { try element(value) }
    mutating func encode(_ value: UInt32) throws { try element(value) }
    mutating func encode(_ value: UInt64) throws { try element(value) }
    mutating func encode(_ value: UInt128) throws { try element(value) }
}

extension ValueEncoder {
    func encode(_ value: Bool) throws { try writer.single(value, handle) }
    func encode(_ value: String) throws { try writer.single(value, handle) }
    func encode(_ value: Double) throws { try writer.single(value, handle) }
    func encode(_ value: Float) throws { try writer.single(value, handle) }
    func encode(_ value: Int) throws { try writer.single(value, handle) }
    func encode(_ value: Int8) throws { try writer.single(value, handle) }
    func encode(_ value: Int16) throws { try writer.single(value, handle) }
    func encode(_ value: Int32) throws { try writer.single(value, handle) }
    func encode(_ value: Int64) throws { try writer.single(value, handle) }
    func encode(_ value: Int128) throws { try writer.single(value, handle) }
    func encode(_ value: UInt) throws { try writer.single(value, handle) }
    func encode(_ value: UInt8) throws { try writer.single(value, handle) }
    func encode(_ value: UInt16) throws { try writer.single(value, handle) }
    func encode(_ value: UInt32) throws { try writer.single(value, handle) }
    func encode(_ value: UInt64) throws { try writer.single(value, handle) }
    func encode(_ value: UInt128) throws { try writer.single(value, handle) }
}
