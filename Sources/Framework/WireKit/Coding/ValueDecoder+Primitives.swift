// SPDX-License-Identifier: MIT

// Each requirement of the protocols has a function with a concrete type, so that the compiler specializes it. See Writer+Primitives.swift.

extension KeyedReader {
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try field(key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try field(key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try field(key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try field(key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try field(key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try field(key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try field(key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try field(key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try field(key) }
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try field(key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try field(key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try field(key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try field(key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try field(key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try field(key) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try field(key) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try fieldIfPresent(key) }
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? { try fieldIfPresent(key) }
}

extension UnkeyedReader {
    mutating func decode(_ type: Bool.Type) throws -> Bool { try element() }
    mutating func decode(_ type: String.Type) throws -> String { try element() }
    mutating func decode(_ type: Double.Type) throws -> Double { try element() }
    mutating func decode(_ type: Float.Type) throws -> Float { try element() }
    mutating func decode(_ type: Int.Type) throws -> Int { try element() }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try element() }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try element() }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try element() }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try element() }
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try element() }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try element() }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try element() }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try element() }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try element() }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try element() }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try element() }
}

extension ValueDecoder {
    func decode(_ type: Bool.Type) throws -> Bool { try read(type, position, .same) }
    func decode(_ type: String.Type) throws -> String { try read(type, position, .same) }
    func decode(_ type: Double.Type) throws -> Double { try read(type, position, .same) }
    func decode(_ type: Float.Type) throws -> Float { try read(type, position, .same) }
    func decode(_ type: Int.Type) throws -> Int { try read(type, position, .same) }
    func decode(_ type: Int8.Type) throws -> Int8 { try read(type, position, .same) }
    func decode(_ type: Int16.Type) throws -> Int16 { try read(type, position, .same) }
    func decode(_ type: Int32.Type) throws -> Int32 { try read(type, position, .same) }
    func decode(_ type: Int64.Type) throws -> Int64 { try read(type, position, .same) }
    func decode(_ type: Int128.Type) throws -> Int128 { try read(type, position, .same) }
    func decode(_ type: UInt.Type) throws -> UInt { try read(type, position, .same) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try read(type, position, .same) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try read(type, position, .same) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try read(type, position, .same) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try read(type, position, .same) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try read(type, position, .same) }
}
