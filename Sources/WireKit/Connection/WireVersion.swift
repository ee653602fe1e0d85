// SPDX-License-Identifier: MIT

/// The version of the protocol between two processes. Sides with the same major version are compatible.
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

/// The first message of each side, which describes it. A reader of any version has to understand it: fields are only added.
public struct WirePeer: Hashable, Sendable, Codable {
    /// The version that the side speaks.
    public var version: WireVersion
    /// The numbers of the operations that the side receives.
    public var operations: Set<UInt16> = []
    /// What else the side can do, by name, such as the kinds of views that it has.
    public var features: Set<String> = []
    /// How the process is confined, where it is a child that has confined itself.
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
    /// The first and last message of a host that speaks another version.
    case refusal
    case ping
    case pong
    /// An array of bytes that later messages name by its hash.
    case bytes

    /// What is added to the number of an operation.
    static let count: UInt16 = 16
}
