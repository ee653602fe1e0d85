// SPDX-License-Identifier: MIT

/// A size in logical pixels.
public struct Size: Sendable, Codable, Hashable {
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}
