// SPDX-License-Identifier: MIT

/// A program that a ``ChildProcess`` runs.
///
/// ```swift
/// var program = Program(path: "/usr/libexec/thumbnailer", arguments: ["photo.jpg"])
/// program.sandbox = await Sandbox.best(for: Permissions(readable: ["/home/ada/photo.jpg"]))
/// let child = try ChildProcess(program, as: WirePeer(version: WireVersion(1)))
/// ```
public struct Program: Sendable {
    /// The absolute path of the executable.
    public var path: String
    /// The arguments, without the name of the program.
    public var arguments: [String]
    /// The whole environment of the child. The child does not inherit the environment of the host, which may contain secrets.
    public var environment: [String: String]
    /// The limits of the child.
    public var limits = ResourceLimits()
    /// The confinement of the child.
    public var sandbox = Sandbox.none
    /// The path of a program that is trusted, calls ``ChildEntry/enter(preparing:)``, and starts this program when it is confined, with its
    /// limits; nil if this program does that itself. It is for ``Sandbox/bubblewrap(_:_:)``.
    package var launcher: String?
    /// A process of the same program that was started in advance. It is used if it can get the confinement of this program.
    package var spare: SpareProcess?

    /// Creates a program that is not confined.
    public init(path: String, arguments: [String] = [], environment: [String: String] = [:]) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
    }
}

/// The reason why a child could not be started.
public struct ProcessError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the program.
    public let program: String
    /// The step that has failed, and why.
    public let reason: String

    package init(program: String, reason: String) {
        self.program = program
        self.reason = reason
    }

    /// One sentence for the user or the log.
    public var description: String { "\(program) cannot be started: \(reason)." }
}
