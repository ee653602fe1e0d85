// SPDX-License-Identifier: MIT

/// A kind of message: its number in the protocol, the type of its body, and whether a receiver that does not know it ignores it.
///
/// Both sides declare the same operations. Never use a number again for another operation. Change a body only
/// by adding fields with a default value. ``length`` and ``textLength`` bound what an operation may cost its
/// receiver. An operation without them has the ``WireLimits`` of the connection.
/// The operations of a plugin to its shell have all limits.
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
    /// What it does, in a sentence for the documentation; empty unless a side that is not trusted sends it.
    package let summary: String
    /// Whether a side that does not know the operation ignores its messages. A message of an unknown
    /// operation that is not optional ends the connection.
    public let isOptional: Bool
    /// How many bytes a body may have; nil for the limit of the connection. It is checked before the body is decoded.
    public let length: Int?
    /// How many bytes each text of a body may have; nil for the limit of the connection. The sender cuts
    /// longer texts, and the receiver refuses them.
    public let textLength: Int?
    /// How many elements each array, and how many entries each dictionary of a body may have; nil for the limit of the connection.
    package let elements: Int?
    /// How many messages may be sent in a time; nil for no limit.
    package let rate: MessageRate?
    /// How many of what the operation creates may exist at a time; nil if it creates nothing, or no more than another limit allows.
    package let living: Int?
    /// The source of missing fields. An error if the default value cannot be encoded.
    let defaults: Result<WireDefaults, WireError>?

    /// Creates an operation whose bodies have all their fields.
    public init(
        _ number: UInt16, _ name: String, isOptional: Bool = false, length: Int? = nil, textLength: Int? = nil
    ) {
        self.init(
            number, name, "", isOptional, length, textLength, nil, rate: nil, living: nil, defaults: nil)
    }

    /// Creates an operation in whose bodies missing fields have the value that they have in `defaults`.
    public init(
        _ number: UInt16, _ name: String, isOptional: Bool = false, length: Int? = nil,
        textLength: Int? = nil,
        defaults: Body
    ) {
        self.init(
            number, name, "", isOptional, length, textLength, nil, rate: nil, living: nil,
            defaults: WireDefaults.encoded(defaults))
    }

    /// Creates an operation of a side that is not trusted, with all its limits.
    ///
    /// - Parameters:
    ///   - summary: What it does, in a sentence for the documentation.
    ///   - length: How many bytes a body may have.
    ///   - textLength: How many bytes each text of a body may have; nil if only `length` limits it.
    ///   - elements: How many elements each array and each dictionary of a body may have.
    ///   - defaults: The body whose fields replace missing ones; nil if all have to be there.
    package init(
        untrusted number: UInt16, _ name: String, _ summary: String = "", isOptional: Bool = false,
        length: Int, textLength: Int?, elements: Int = 100, rate: MessageRate?, living: Int? = nil,
        defaults: Body? = nil
    ) {
        self.init(
            number, name, summary, isOptional, length, textLength, elements, rate: rate, living: living,
            defaults: defaults.map { WireDefaults.encoded($0) })
    }

    /// Returns the operation with other limits, for a body whose limits depend on its object.
    package func limited(length: Int, textLength: Int?, elements: Int) -> WireOperation {
        WireOperation(
            number, name, summary, isOptional, length, textLength, elements, rate: rate, living: living,
            defaults: defaults)
    }

    private init(
        _ number: UInt16, _ name: String, _ summary: String, _ isOptional: Bool, _ length: Int?,
        _ textLength: Int?, _ elements: Int?, rate: MessageRate?, living: Int?,
        defaults: Result<WireDefaults, WireError>?
    ) {
        (self.number, self.name, self.summary, self.isOptional) = (number, name, summary, isOptional)
        (self.length, self.textLength, self.elements) = (length, textLength, elements)
        (self.rate, self.living, self.defaults) = (rate, living, defaults)
    }
}

/// How many messages of an operation a side may send: some at once, and then so many a second. A side that sends more waits.
package struct MessageRate: Hashable, Sendable {
    package let burst: Int
    package let perSecond: Int

    package init(burst: Int, perSecond: Int) { (self.burst, self.perSecond) = (burst, perSecond) }
}

/// The limits of an operation, without the type of its body.
package struct OperationLimits: Hashable, Sendable {
    package let number: UInt16
    package let name: String
    package let summary: String
    package let length: Int?
    package let textLength: Int?
    package let elements: Int?
    package let rate: MessageRate?
    package let living: Int?

    package init(_ operation: WireOperation<some Codable>) {
        (number, name, summary) = (operation.number, operation.name, operation.summary)
        (length, textLength, elements) = (operation.length, operation.textLength, operation.elements)
        (rate, living) = (operation.rate, operation.living)
    }
}
