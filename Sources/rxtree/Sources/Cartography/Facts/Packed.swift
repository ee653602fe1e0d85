// SPDX-License-Identifier: MIT

/// What can be written into the cache and read back, without the cost of `Codable`.
protocol Packed {
    func pack(into packer: inout Packer)
    init(from unpacker: inout Unpacker) throws
}

/// Writes values as bytes. Every distinct string is stored once.
struct Packer {
    private(set) var bytes: [UInt8] = []
    private var strings: [String: Int] = [:]
    private(set) var table: [String] = []

    mutating func write(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// Small numbers take one byte.
    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64((number << 1) ^ (number >> (Int.bitWidth - 1))))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ flag: Bool) {
        bytes.append(flag ? 1 : 0)
    }

    mutating func write(_ string: String) {
        if let index = strings[string] {
            write(index)
        } else {
            strings[string] = table.count
            write(table.count)
            table.append(string)
        }
    }

    mutating func write(_ value: some Packed) {
        value.pack(into: &self)
    }

    mutating func write(_ values: [some Packed]) {
        write(values.count)
        for value in values { value.pack(into: &self) }
    }

    mutating func writeIfPresent(_ value: (some Packed)?) {
        write(value != nil)
        value?.pack(into: &self)
    }

    /// The string table, then everything that was written.
    func finished() -> [UInt8] {
        var whole = Packer()
        whole.write(table.count)
        for string in table {
            whole.write(string.utf8.count)
            whole.bytes.append(contentsOf: string.utf8)
        }
        return whole.bytes + bytes
    }
}

/// The bytes are not what `Packer` writes: a cache of another version, or a damaged one.
struct DamagedCache: Error {}

/// Reads back what `Packer` wrote.
struct Unpacker {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var table: [String] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws {
        self.bytes = bytes
        let count: Int = try read()
        guard (0...bytes.count).contains(count) else { throw DamagedCache() }
        table.reserveCapacity(count)
        for _ in 0..<count {
            let length: Int = try read()
            guard length >= 0, length <= bytes.count - position else { throw DamagedCache() }
            table.append(String(decoding: bytes[position..<(position + length)], as: UTF8.self))
            position += length
        }
    }

    mutating func read() throws -> UInt8 {
        guard position < bytes.count else { throw DamagedCache() }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func read() throws -> Int {
        var rest: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte: UInt8 = try read()
            rest |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
            guard shift < 64 else { throw DamagedCache() }
        }
        return Int(bitPattern: UInt(rest >> 1)) ^ -Int(rest & 1)
    }

    mutating func read() throws -> Bool {
        try (read() as UInt8) != 0
    }

    mutating func read() throws -> String {
        let index: Int = try read()
        guard table.indices.contains(index) else { throw DamagedCache() }
        return table[index]
    }

    mutating func read<Value: Packed>() throws -> Value {
        try Value(from: &self)
    }

    mutating func read<Value: Packed>() throws -> [Value] {
        let count: Int = try read()
        guard (0...bytes.count).contains(count) else { throw DamagedCache() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try Value(from: &self)) }
        return values
    }

    mutating func readIfPresent<Value: Packed>() throws -> Value? {
        try read() as Bool ? Value(from: &self) : nil
    }
}

extension String: Packed {
    func pack(into packer: inout Packer) { packer.write(self) }
    init(from unpacker: inout Unpacker) throws { self = try unpacker.read() }
}
