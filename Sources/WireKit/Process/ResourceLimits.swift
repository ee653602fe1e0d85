// SPDX-License-Identifier: MIT

/// What a child may use. The child sets the limits for itself before it loads code that is not trusted, and cannot raise them.
/// nil leaves a limit as it is.
public struct ResourceLimits: Hashable, Sendable, Codable {
    /// How many descriptors may be open.
    public var openFiles: UInt64? = 256
    /// How many bytes of a core file are written when the child crashes.
    public var coreFile: UInt64? = 0
    /// How many bytes a file that the child writes may have. The kernel ends a child that writes more, with SIGXFSZ.
    public var fileSize: UInt64? = 256 << 20
    /// How many bytes of memory of its own the child may have. An allocation above it fails, and ends the child.
    public var memory: UInt64? = 1 << 30

    /// Creates the default limits.
    public init() {}
}
