// SPDX-License-Identifier: MIT

/// A mistake in a visual format, with its position: see ``LayoutConstraint/constraints(visualFormat:views:metrics:)``.
public struct VisualFormatError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong, and what is expected.
    public let message: String
    /// The format.
    public let format: String
    /// The index of the character that is wrong, from 0 to the number of characters.
    public let position: Int

    /// Creates an error.
    public init(message: String, format: String, position: Int) {
        self.message = message
        self.format = format
        self.position = position
    }

    /// The message, with a mark below the character that is wrong.
    public var description: String {
        "The visual format is wrong at character \(position + 1): \(message)\n\(format)\n"
            + String(repeating: " ", count: position) + "^"
    }
}
