// SPDX-License-Identifier: MIT

/// A kind of message: its number on the wire, the type of its body, and what a receiver that does not know it has to do.
///
/// Both sides declare the same operations. A number is never used again for something else; a body changes by new fields, which have a default.
///
/// ```swift
/// enum Operations {
///     static let render = WireOperation(2, "render", defaults: ButtonState())
///     static let pulse = WireOperation<Pulse>(3, "pulse", isOptional: true)
/// }
/// connection.receive(Operations.render) { object, state in … }
/// connection.send(Operations.render, to: object, ButtonState(title: "Save"))
/// ```
public struct WireOperation<Body: Codable>: Sendable {
    /// The number on the wire, which is the same in all versions.
    public let number: UInt16
    /// The name in error messages.
    public let name: String
    /// Whether a side that does not know the operation ignores it. A message of another operation that is not known ends the connection.
    public let isOptional: Bool
    /// Where missing fields are taken from. An error if the default value itself cannot be written.
    let defaults: Result<WireDefaults, WireError>?

    /// Creates an operation whose bodies have all their fields.
    public init(_ number: UInt16, _ name: String, isOptional: Bool = false) {
        self.number = number
        self.name = name
        self.isOptional = isOptional
        defaults = nil
    }

    /// Creates an operation in whose bodies missing fields have the value that they have in `defaults`.
    public init(_ number: UInt16, _ name: String, isOptional: Bool = false, defaults: Body) {
        self.number = number
        self.name = name
        self.isOptional = isOptional
        self.defaults = Result { () throws(WireError) in try WireDefaults(defaults) }
    }
}
