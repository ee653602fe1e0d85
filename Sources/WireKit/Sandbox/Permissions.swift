// SPDX-License-Identifier: MIT

/// What a confined child may use. All that is not named here is refused.
public struct Permissions: Hashable, Sendable, Codable {
    /// The absolute paths of files and folders that the child may read, beside those that its program needs.
    public var readable: [String] = []
    /// The absolute paths of folders in which the child may write, such as its data folder. They have to exist.
    public var writable: [String] = []
    /// Whether the child may use the network.
    public var network = false
    /// The absolute paths of local sockets that the child may connect to, such as a filtered session bus. Only bubblewrap can grant them
    /// alone; in the sandbox of the kernel they are refused.
    public var sockets: [String] = []

    /// Creates permissions for nothing.
    public init(
        readable: [String] = [], writable: [String] = [], network: Bool = false, sockets: [String] = []
    ) {
        self.readable = readable
        self.writable = writable
        self.network = network
        self.sockets = sockets
    }

    /// The paths that each program needs: libraries, locales, time zones, and the folder of the Swift runtime that this process uses.
    /// Programs in them are no danger, since the child gets no privileges by starting them.
    static let system: [String] = {
        let folders = [
            "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/etc/ld.so.cache", "/usr/share/locale",
            "/usr/share/zoneinfo", "/etc/localtime",
        ]
        return folders + (LoadedLibrary.swiftRuntimeFolder.map { [$0] } ?? [])
    }()

    /// What a program needs that uses the network: names and certificates.
    static let networkFiles = [
        "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/ssl", "/etc/ca-certificates",
        "/usr/share/ca-certificates",
    ]

    /// The paths for a program, those that exist.
    func files(for program: String) throws(ConfinementError) -> FileRules {
        let readable = Self.system + (network ? Self.networkFiles : []) + [program] + self.readable + sockets
        for path in readable + writable where !path.hasPrefix("/") || path.contains("\0") {
            throw ConfinementError(
                description:
                    "\"\(path)\" in the permissions is not an absolute path; name it from the root folder on")
        }
        return FileRules(readable: readable, writable: writable)
    }
}

/// The paths that a child may use. Those that do not exist are left out.
struct FileRules: Hashable, Sendable, Codable {
    var readable: [String] = []
    var writable: [String] = []
}

/// Why a part of a sandbox cannot be had.
struct ConfinementError: Error, Hashable, CustomStringConvertible {
    let description: String
}

/// How a child is confined, as the child reports before it loads code that is not trusted.
public struct Confinement: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The mechanism that denies the child access to the user's files.
    public enum Files: Hashable, Sendable, Codable {
        /// Nothing does.
        case unconfined
        /// Namespaces: there are no other files.
        case bubblewrap
        /// The kernel refuses other files, which can be seen by name. The parameter is the version of Landlock.
        case landlock(version: Int)
    }

    /// The mechanism that denies the child access to the user's files.
    public var files = Files.unconfined
    /// Whether system calls are filtered: sockets, other processes, new programs.
    public var filtersCalls = false
    /// What was asked for and cannot be had, one sentence each.
    public var problems: [String] = []

    init() {}

    /// Whether the child can neither use the files of the user nor call what it must not.
    public var isComplete: Bool { files != .unconfined && filtersCalls }

    /// One sentence for the list of plugins or the log.
    public var description: String {
        let confined =
            switch (files, filtersCalls) {
            case (.unconfined, false): "not confined"
            case (.unconfined, true): "not confined to files of its own; system calls are filtered"
            case (.bubblewrap, let filtered):
                "confined by bubblewrap\(filtered ? " and a filter of system calls" : "")"
            case (.landlock, let filtered):
                "confined by Landlock\(filtered ? " and a filter of system calls" : "")"
            }
        return (["The process is \(confined)"] + problems).joined(separator: "; ") + "."
    }
}
