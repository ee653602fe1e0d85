// SPDX-License-Identifier: MIT

/// A kind of message: its number in the protocol, the type of its body, and whether a receiver that does not know it ignores it.
///
/// Both sides declare the same operations. Never use a number again for another operation. Change a body only
/// by adding fields with a default value. ``length`` and ``textLength`` bound what an operation may cost its
/// receiver. An operation without them has the ``WireLimits`` of the connection.
///
/// ```swift
/// enum Operations {
///     static let render = WireOperation(2, "render", defaults: ButtonState())
///     static let pulse = WireOperation<Pulse>(3, "pulse", isOptional: true)
///     static let note = WireOperation<Note>(4, "note", length: 8_192, textLength: 1_000)
/// }
/// connection.receive(Operations.render) { object, state in … }
/// connection.send(Operations.render, to: object, ButtonState(title: "Save"))
/// ```
public struct WireOperation<Body: Codable>: Sendable {
    /// The number in the protocol, which is the same in all versions.
    public let number: UInt16
    /// The name in error messages.
    public let name: String
    /// Whether a side that does not know the operation ignores its messages. A message of an unknown
    /// operation that is not optional ends the connection.
    public let isOptional: Bool
    /// How many bytes a body may have; nil for the limit of the connection. It is checked before the body is decoded.
    public let length: Int?
    /// How many bytes each text of a body may have; nil for the limit of the connection. The sender cuts
    /// longer texts, and the receiver refuses them.
    public let textLength: Int?
    /// The source of missing fields. An error if the default value cannot be encoded.
    let defaults: Result<WireDefaults, WireError>?

    /// Creates an operation whose bodies have all their fields.
    public init(
        _ number: UInt16, _ name: String, isOptional: Bool = false, length: Int? = nil, textLength: Int? = nil
    ) {
        self.number = number
        self.name = name
        self.isOptional = isOptional
        (self.length, self.textLength) = (length, textLength)
        defaults = nil
    }

    /// Creates an operation in whose bodies missing fields have the value that they have in `defaults`.
    public init(
        _ number: UInt16, _ name: String, isOptional: Bool = false, length: Int? = nil,
        textLength: Int? = nil,
        defaults: Body
    ) {
        self.number = number
        self.name = name
        self.isOptional = isOptional
        (self.length, self.textLength) = (length, textLength)
        self.defaults = Result { () throws(WireError) in try WireDefaults(defaults) }
    }
}
