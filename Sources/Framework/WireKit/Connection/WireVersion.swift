// SPDX-License-Identifier: MIT

/// The version of the protocol between two processes. Sides with the same major version are compatible.
///
/// ```swift
/// let peer = WirePeer(version: WireVersion(1, 4))
/// ```
public struct WireVersion: Hashable, Sendable, Codable, CustomStringConvertible {
    /// Changes when a message gets another meaning.
    public var major: UInt16
    /// Changes when operations or fields are added.
    public var minor: UInt16

    /// Creates a version.
    public init(_ major: UInt16, _ minor: UInt16 = 0) {
        self.major = major
        self.minor = minor
    }

    /// The two numbers, such as `1.4`.
    public var description: String { "\(major).\(minor)" }
}

/// The description of one side of a connection, which is its first message. All versions of the framework
/// have to read it; therefore fields are only added.
///
/// ```swift
/// connection.onOpen = { peer in
///     print("version \(peer.version), \(peer.confinement?.description ?? "not confined")")
/// }
/// ```
public struct WirePeer: Hashable, Sendable, Codable {
    /// The version of the protocol that the side uses.
    public var version: WireVersion
    /// The numbers of the operations that the side receives.
    public var operations: Set<UInt16> = []
    /// The names of optional features of the side, such as the kinds of views that it has.
    public var features: Set<String> = []
    /// The confinement that a child reports. It is nil for a host.
    public var confinement: Confinement?

    /// Creates the description of a side.
    public init(version: WireVersion, features: Set<String> = [], confinement: Confinement? = nil) {
        self.version = version
        self.features = features
        self.confinement = confinement
    }
}

/// The messages of the connection itself. Their numbers are below those of all operations.
enum ControlMessage: UInt16 {
    /// The first message of the child.
    case hello
    /// The first message of the host.
    case welcome
    /// The first and last message of a host that uses another major version.
    case refusal
    /// A request to respond, with a number.
    case ping
    /// The response to a ping, with its number.
    case pong
    /// An array of bytes that later messages refer to by its hash.
    case bytes

    /// The offset of the numbers of operations.
    static let count: UInt16 = 16
}
