// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// The program `bwrap`, which starts another program in new namespaces.
///
/// ```swift
/// if await Bubblewrap.working() == nil { print("Install bubblewrap.") }
/// ```
public struct Bubblewrap: Hashable, Sendable {
    /// The absolute path of the program.
    public let path: String

    /// Creates a value for the program at an absolute path.
    public init(path: String) { self.path = path }

    // It is the same for all applications of the process.
    @MainActor private static var found: Task<Bubblewrap?, Never>?

    /// Returns the bubblewrap of this system, or nil if it is not installed or does not work: some systems
    /// forbid user namespaces. The result of the first call is kept.
    @MainActor
    public static func working() async -> Bubblewrap? {
        if let found { return await found.value }
        let search = Task { () -> Bubblewrap? in
            let paths = ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"]
            guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
            return await Bubblewrap(path: path).works() ? Bubblewrap(path: path) : nil
        }
        found = search
        return await search.value
    }

    /// Returns whether this bubblewrap can start a program.
    @MainActor
    public func works() async -> Bool { await works(within: .seconds(10)) }

    /// Every plugin waits for it.
    @MainActor
    func works(within limit: Duration) async -> Bool {
        let trial = Program(
            path: path,
            arguments: Self.arguments(FileRules(readable: ["/"])) + ["--", path, "--version"])
        guard let child = try? ChildProcess(trial, as: WirePeer(version: WireVersion(0))) else {
            return false
        }
        let timer = Task { @MainActor in
            try? await Task.sleep(for: limit)
            if !Task.isCancelled { child.kill(because: "it does not end") }
        }
        defer { timer.cancel() }
        // `bwrap --version` does not read the socket, and ends at once.
        return await child.waitForEnd().outcome == .exit(code: 0)
    }

    /// Returns the arguments for the files that a program may use. Apart from these files, only `/proc` with
    /// the processes of the namespace, or with `processes` those of the computer, and harmless devices in `/dev`
    /// exist for the program. The folders that bubblewrap creates are read-only: files in them would use memory
    /// that no limit covers.
    static func arguments(_ files: FileRules, network: Bool = false, processes: Bool = false) -> [String] {
        var arguments = ["--unshare-user-try", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try"]
        if !network { arguments.append("--unshare-net") }
        if !processes { arguments.append("--unshare-pid") }
        arguments += ["--die-with-parent", "--cap-drop", "ALL"]
        // A link cannot be made twice: a permission may name the file of the time zone, too.
        var paths = Set<String>()
        for path in files.readable where paths.insert(path).inserted {
            if let file = target(ofLink: path, in: files) {
                arguments += ["--symlink", file, path]
            } else {
                arguments += ["--ro-bind-try", path, path]
            }
        }
        arguments +=
            (processes ? ["--ro-bind", "/proc", "/proc"] : ["--proc", "/proc"]) + ["--dev", "/dev"]
        for path in files.writable { arguments += ["--bind", path, path] }
        return arguments + ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", "/"]
    }

    /// Returns the file to which a link leads that has to be a link for the program, too; nil for another path.
    private static func target(ofLink path: String, in files: FileRules) -> String? {
        switch path {
        case Permissions.timeZone: timeZoneFile()
        case Permissions.nameServers:
            // A program without the network may have the file, and not the folder.
            Permissions.nameServerFile().flatMap { files.readable.contains($0.folder) ? $0.path : nil }
        default: nil
        }
    }

    /// Returns the file of the time zone to which a link leads; nil if it is no such link.
    ///
    /// The name of the time zone is in the link, where Foundation looks for it. If the file were bound in place of the link, a program
    /// would use an abbreviation instead, such as EST all year, or UTC.
    static func timeZoneFile(of link: String = Permissions.timeZone) -> String? {
        var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = clinux_read_link(link, &bytes, bytes.count)
        guard count > 0, count < bytes.count else { return nil }
        let target = String(decoding: bytes[..<count], as: UTF8.self)
        guard let folder = target.firstRange(of: "/zoneinfo/") else { return nil }
        let file = "\(Permissions.timeZones)/\(target[folder.upperBound...])"
        return access(file, R_OK) == 0 ? file : nil
    }
}
