// SPDX-License-Identifier: MIT

/// A direction in which a container lays out its children.
public enum Axis: String, Sendable, Codable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
}
