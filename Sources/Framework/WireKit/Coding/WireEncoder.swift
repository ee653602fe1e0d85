// SPDX-License-Identifier: MIT

/// Writes a value as a compact binary message with the names of its fields.
///
/// Use it where both ends may have different versions of a type: the reader skips fields that it does not know, and
/// takes missing ones from a default value. A ``Connection`` encodes the bodies of its messages itself.
///
/// ```swift
/// let bytes = try WireEncoder().encode(ButtonState(title: "Save"))
/// let state = try WireDecoder().decode(ButtonState.self, from: bytes, defaults: ButtonState())
/// ```
///
/// Optionals that are nil are written, so that the reader can distinguish them from missing fields. A `[UInt8]` is written as its bytes,
/// after a length. A type has to write its containers one after another, as synthesized conformances do.
public struct WireEncoder: Sendable {
    /// The limits of each message.
    public var limits: WireLimits

    /// Creates an encoder.
    public init(limits: WireLimits = WireLimits()) { self.limits = limits }

    /// Returns the message of a value.
    ///
    /// - Throws: ``WireError`` if the value exceeds the limits, or `encode(to:)` of its type throws.
    public func encode(_ value: some Encodable) throws(WireError) -> [UInt8] {
        try Writer(names: NameTable(), limits: limits, stored: nil).message(value)
    }
}
