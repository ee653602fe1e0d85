// SPDX-License-Identifier: MIT

/// Reads the messages of a ``WireEncoder``, from senders that are not trusted.
///
/// ```swift
/// let note = try WireDecoder().decode(Note.self, from: bytes)
/// ```
/// A message that is not valid throws a ``WireError`` with the field and the reason. No message ends the program, or takes more memory
/// than its ``WireLimits`` allow. The decoder does not check the meaning of the values: the receiver has to check, for example, that an
/// index is below the number of rows.
public struct WireDecoder: Sendable {
    /// The limits of each message.
    public var limits: WireLimits

    /// Creates a decoder.
    public init(limits: WireLimits = WireLimits()) { self.limits = limits }

    /// Returns the value of a message.
    ///
    /// - Throws: ``WireError`` if the message is not valid, or a field is missing.
    public func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws(WireError) -> Value {
        var names = NameTable()
        return try Self.decode(type, from: bytes, defaults: nil, names: &names, limits: limits, stored: nil)
    }

    /// Returns the value of a message. Fields that are missing have the value that they have in `defaults`, also those in nested
    /// objects. Elements of arrays and dictionaries have no defaults.
    ///
    /// - Throws: ``WireError`` if the message is not valid, or a field is missing that has no default.
    public func decode<Value: Codable>(
        _ type: Value.Type, from bytes: [UInt8], defaults: Value
    ) throws(WireError) -> Value {
        var names = NameTable()
        return try Self.decode(
            type, from: bytes, defaults: try WireDefaults(defaults), names: &names, limits: limits,
            stored: nil)
    }

    static func decode<Value: Decodable>(
        _ type: Value.Type, from bytes: [UInt8], at start: Int = 0, defaults: WireDefaults?,
        names: inout NameTable, limits: WireLimits, stored: ReceivedBytes?
    ) throws(WireError) -> Value {
        do {
            guard bytes.count <= limits.length else { throw WireError.Reason.tooLong(limit: limits.length) }
            let offset = try Reader.readNames(of: bytes, from: start, into: &names, limits: limits)
            let reader = Reader(bytes: bytes, names: names.names, limits: limits, stored: stored)
            let end = try reader.item(at: offset, below: bytes.count).content.upperBound
            if end < bytes.count { throw WireError.Reason.bytesLeft(bytes.count - end) }
            let position = Position(reader: reader, offset: offset, end: end)
            return try ValueDecoder(position, defaults: nil, parent: nil, step: .root)
                .read(type, position, defaults?.position(), .root)
        } catch {
            throw WireError(error, in: "")
        }
    }
}

/// The source of missing fields: a default value, encoded as a message.
struct WireDefaults: Sendable {
    private let bytes: [UInt8]
    private let names: [String]
    private let offset: Int

    init(_ value: some Encodable) throws(WireError) {
        bytes = try WireEncoder().encode(value)
        var table = NameTable()
        do {
            offset = try Reader.readNames(of: bytes, into: &table, limits: WireLimits())
        } catch {
            throw WireError(path: "", reason: error)
        }
        names = table.names
    }

    /// Encodes a default value. The error of one that cannot be encoded is that of the first message.
    static func encoded(_ value: some Encodable) -> Result<WireDefaults, WireError> {
        Result { () throws(WireError) in try WireDefaults(value) }
    }

    /// Returns the position of the default value, with a new budget, for reading one message.
    func position() -> Position {
        let reader = Reader(bytes: bytes, names: names, limits: WireLimits(), stored: nil)
        return Position(reader: reader, offset: offset, end: bytes.count)
    }
}
