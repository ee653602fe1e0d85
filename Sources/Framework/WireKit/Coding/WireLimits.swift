// SPDX-License-Identifier: MIT

/// The limits of one message. The encoder and the decoder both apply them, so that the sender gets an error
/// for a message that the receiver would refuse.
///
/// ```swift
/// var limits = WireLimits()
/// limits.length = 1 << 20
/// let note = try WireDecoder(limits: limits).decode(Note.self, from: bytes)
/// ```
/// The defaults are far above what a screen needs, and low enough that a hostile message costs the reader less than
/// 100 ms and a few times the memory of the message.
public struct WireLimits: Sendable, Hashable {
    /// How deeply values may be nested. Decoding is recursive; without a limit, a message could overflow the stack, which ends the program.
    public var depth = 64
    /// How many fields and elements a message may have in total. The decoder also counts each field that it skips while it searches
    /// for another one.
    public var values = 1_000_000
    /// How many elements an array, and how many entries a dictionary may have.
    public var elements = 1_000_000
    /// How many bytes a text, an array of bytes or a message may have.
    public var length = 8 << 20
    /// How many bytes a text may have, if that is less than ``length``.
    public var textLength = 8 << 20
    /// How many names of fields a table of names may have. Further names are written as text each time.
    public var names = 4_096
    /// How many bytes the name of a field may have.
    public var nameLength = 256

    /// Creates the default limits.
    public init() {}
}
