// SPDX-License-Identifier: MIT

/// A size in logical pixels.
/// ```swift
/// let editor = WindowController(root: screen, size: Size(width: 640, height: 480))
/// ```
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
