// SPDX-License-Identifier: MIT

import Glibc

/// The files, sockets and network that a confined child may use. All others are refused.
///
/// ```swift
/// let permissions = Permissions(readable: ["/usr/share/dict"], writable: [dataFolder])
/// ```
public struct Permissions: Hashable, Sendable, Codable {
    /// The absolute paths of files and folders that the child may read, beside those that its program needs.
    public var readable: [String] = []
    /// The absolute paths of folders in which the child may write, such as its data folder. They have to exist.
    public var writable: [String] = []
    /// Whether the child may use the network.
    public var network = false
    /// The absolute paths of local sockets that the child may connect to, such as a filtered session bus.
    /// They need ``Sandbox/bubblewrap(_:_:)``; with ``Sandbox/kernel(_:)`` all local sockets are refused.
    public var sockets: [String] = []
    /// The absolute paths of programs that the child may start. They inherit its confinement and its limits,
    /// and end with it. They need ``Sandbox/bubblewrap(_:_:)``; with ``Sandbox/kernel(_:)`` no program can be
    /// started.
    public var programs: [String] = []

    /// Whether the child sees all processes of the computer, and may end those of the user. Their memory, files
    /// and environment stay hidden. It needs Landlock, and excludes ``programs``.
    public var processes = false

    /// Whether the child may watch folders for changes. It always may in ``Sandbox/bubblewrap(_:_:)``, where it has only its own; with
    /// ``Sandbox/kernel(_:)`` it can then learn the names of files in other folders, when they are changed or read.
    package var watchesFolders = false

    /// The files at these paths that were checked. The child ends if there are others when it starts.
    var identities: [String: PathIdentity] = [:]

    /// Creates permissions. Without parameters, they allow nothing.
    public init(
        readable: [String] = [], writable: [String] = [], network: Bool = false, sockets: [String] = [],
        programs: [String] = [], processes: Bool = false
    ) {
        self.readable = readable
        self.writable = writable
        self.network = network
        self.sockets = sockets
        self.programs = programs
        self.processes = processes
    }

    /// Lets the child read what was opened, at its path or at another one that leads to it.
    package mutating func read(_ opened: OpenedPath, at path: String? = nil) {
        readable.append(path ?? opened.path)
        identities[path ?? opened.path] = opened.identity
    }

    /// Lets the child write in the folder that was opened.
    package mutating func write(_ opened: OpenedPath) {
        writable.append(opened.path)
        identities[opened.path] = opened.identity
    }

    /// Lets the child start the program that was opened.
    package mutating func start(_ opened: OpenedPath) {
        programs.append(opened.path)
        identities[opened.path] = opened.identity
    }

    /// The paths that each program needs: libraries, locales, time zones, and the folder of the Swift runtime that this process uses.
    /// They may contain programs: the child cannot get privileges by starting them.
    static let system: [String] = {
        let folders = [
            "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/etc/ld.so.cache", "/usr/share/locale", timeZones,
            timeZone,
        ]
        return folders + (LoadedLibrary.swiftRuntimeFolder.map { [$0] } ?? [])
    }()

    /// The folder with the files of all time zones, and the link to that of the user.
    static let (timeZones, timeZone) = ("/usr/share/zoneinfo", "/etc/localtime")

    /// The paths that a program needs to use the network: name resolution and certificates. Debian and Arch have the latter in the first
    /// three folders, Fedora in those of `/etc/pki`, and openSUSE in that of `/var`. Links lead from one to the other.
    static let networkFiles = [
        nameServers, "/etc/hosts", "/etc/nsswitch.conf", "/etc/ssl", "/etc/ca-certificates",
        "/usr/share/ca-certificates", "/etc/pki/tls/certs", "/etc/pki/tls/cert.pem",
        "/etc/pki/tls/openssl.cnf",
        "/etc/pki/ca-trust", "/etc/crypto-policies", "/usr/share/crypto-policies", "/var/lib/ca-certificates",
    ]

    /// The file with the servers that resolve names. What manages the network replaces it when the network changes.
    static let nameServers = "/etc/resolv.conf"

    /// The folders in which systemd-resolved, NetworkManager, resolvconf, ConnMan and netconfig have that file. All users may read them,
    /// and their sockets resolve names.
    static let nameServerFolders = [
        "/run/systemd/resolve", "/run/NetworkManager", "/run/resolvconf", "/run/connman", "/run/netconfig",
    ]

    /// Returns the file to which a link leads in one of these folders, and the folder; nil if it is no such link.
    ///
    /// A child may read the whole folder, and so also the file that replaces this one.
    static func nameServerFile(
        of link: String = nameServers, in folders: [String] = nameServerFolders
    ) -> (path: String, folder: String)? {
        guard let path = try? OpenedPath(link).realPath, path != link,
            let folder = folders.first(where: { path.hasPrefix("\($0)/") })
        else { return nil }
        return (path, folder)
    }

    /// The paths with the names of the users to whom processes belong.
    static let userNames = ["/etc/passwd", "/etc/nsswitch.conf"]

    /// Returns the paths that a program may use.
    ///
    /// - Throws: ``ConfinementError`` if a path is not absolute.
    func files(for program: String) throws(ConfinementError) -> FileRules {
        let networkFiles = Self.networkFiles + [Self.nameServerFile()?.folder].compactMap(\.self)
        let readable =
            Self.system + (network ? networkFiles : []) + (processes ? Self.userNames : []) + [program]
            + self.readable + sockets + programs
        if processes, !programs.isEmpty {
            throw ConfinementError(
                description: "the programs of a child that sees all processes would not end with it")
        }
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

/// The files of rules, each opened once: what is checked is what the rules of Landlock are made from.
struct OpenedFiles {
    var readable: [OpenedPath] = []
    var writable: [OpenedPath] = []
    /// One error message for each that exists and cannot be opened.
    var errorMessages: [String] = []

    /// - Throws: ``ConfinementError`` if a path leads to another file than the one with this identity.
    init(_ rules: FileRules, _ identities: [String: PathIdentity]) throws(ConfinementError) {
        for path in rules.readable { if let file = try open(path, identities) { readable.append(file) } }
        for path in rules.writable { if let file = try open(path, identities) { writable.append(file) } }
    }

    private mutating func open(_ path: String, _ identities: [String: PathIdentity]) throws(ConfinementError)
        -> OpenedPath?
    {
        let file: OpenedPath
        do throws(ErrorNumber) { file = try OpenedPath(path) } catch {
            // What does not exist is left out.
            if error.code != ENOENT, error.code != ENOTDIR {
                errorMessages.append("\(path) cannot be used: \(String(cString: strerror(error.code)))")
            }
            return nil
        }
        guard identities[path].map({ $0 == file.identity }) ?? true else {
            throw ConfinementError(
                description: "\(path) was replaced after it was checked; start the program again")
        }
        return file
    }
}

/// The reason why a part of a sandbox is not available.
struct ConfinementError: Error, Hashable, CustomStringConvertible {
    let description: String
}

/// The confinement of a child. The child reports it before it loads code that is not trusted.
///
/// ```swift
/// if let confinement = peer.confinement, !confinement.isComplete { print(confinement) }
/// ```
public struct Confinement: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The mechanism that denies the child access to the user's files.
    public enum Files: Hashable, Sendable, Codable {
        /// The child can use all files of the user.
        case unconfined
        /// The child is in namespaces, in which other files do not exist.
        case bubblewrap
        /// The kernel refuses access to other files. Their names can be seen. The parameter is the version of Landlock.
        case landlock(version: Int)
    }

    /// The mechanism that denies the child access to the user's files.
    public var files = Files.unconfined
    /// Whether system calls are filtered, for example those for sockets, other processes and new programs.
    public var filtersCalls = false
    /// One error message for each part of the requested confinement that is not available.
    public var errorMessages: [String] = []

    init() {}

    /// Whether access to files is restricted, and system calls are filtered.
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
        return (["The process is \(confined)"] + errorMessages).joined(separator: "; ") + "."
    }
}
