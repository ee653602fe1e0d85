// SPDX-License-Identifier: MIT

/// The limits of the resources that a child may use. The child sets the limits for itself before it loads
/// code that is not trusted, and cannot raise them later. A limit of nil is not changed.
///
/// ```swift
/// program.limits.memory = 512 << 20
/// program.limits.openFiles = 64
/// ```
public struct ResourceLimits: Hashable, Sendable, Codable {
    /// How many file descriptors may be open.
    public var openFiles: UInt64? = 256
    /// How many bytes of a core file are written when the child crashes.
    public var coreFile: UInt64? = 0
    /// How many bytes a file that the child writes may have. The kernel ends a child that writes more with the signal SIGXFSZ.
    public var fileSize: UInt64? = 256 << 20
    /// How many bytes of private memory the child may have. An allocation above the limit fails, which ends the child.
    public var memory: UInt64? = 1 << 30
    /// How many threads and processes the user of the child may have. In bubblewrap, and from Linux 5.14 on,
    /// only those of the child and of the programs that it has started count, and 512 is the limit if this is nil. The kernel does not
    /// limit the superuser.
    public var processes: UInt64?

    /// The limit of ``processes`` where only those of the child count.
    static let mostThreads: UInt64 = 512

    /// Creates the default limits.
    public init() {}
}
