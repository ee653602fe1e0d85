// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// Landlock: the interface of the kernel with which a process gives up access to files.
enum Landlock {
    /// Whether the kernel supports Landlock.
    static var isAvailable: Bool { clinux_landlock_version() >= 1 }

    /// Checks that the process has only one thread, gives up all capabilities, and sets `no_new_privs`. Landlock and
    /// seccomp need one thread and the last.
    static func prepare() throws(ConfinementError) {
        guard threadCount() <= 1 else {
            throw ConfinementError(
                description:
                    "the process has threads already, which would stay unconfined; call ChildEntry.enter() first"
            )
        }
        // With those of the superuser, what is in other processes could be read.
        guard clinux_drop_capabilities() == 0 else {
            throw ConfinementError(
                description: "the capabilities cannot be given up: \(String(cString: strerror(errno)))")
        }
        guard clinux_no_new_privileges() == 0 else {
            throw ConfinementError(
                description: "the kernel refuses no_new_privs: \(String(cString: strerror(errno)))")
        }
    }

    private static func threadCount() -> Int {
        guard let folder = opendir("/proc/self/task") else { return 1 }
        defer { closedir(folder) }
        var count = 0
        while let entry = readdir(folder) {
            if entry.pointee.d_name.0 != Int8(UInt8(ascii: ".")) { count += 1 }
        }
        return count
    }

    // The access rights, as defined by the kernel.
    private static let execute: UInt64 = 1 << 0
    private static let writeFile: UInt64 = 1 << 1
    private static let readFile: UInt64 = 1 << 2
    private static let readFolder: UInt64 = 1 << 3
    private static let truncate: UInt64 = 1 << 14
    private static let deviceControl: UInt64 = 1 << 15
    private static let ofFiles = execute | writeFile | readFile | truncate | deviceControl

    /// Returns the file access rights that a version of Landlock supports.
    static func rights(version: Int) -> UInt64 {
        switch version {
        case 1: (1 << 13) - 1
        case 2: (1 << 14) - 1
        case 3, 4: (1 << 15) - 1
        default: (1 << 16) - 1
        }
    }

    /// Gives up access to all files but those of the rules, and to what is in other processes. Returns the version of Landlock.
    static func enforce(_ files: OpenedFiles, allowsSignals: Bool = false) throws(ConfinementError) -> Int {
        func failure(_ step: String) -> ConfinementError {
            ConfinementError(
                description: "Landlock does not work: \(step): \(String(cString: strerror(errno)))")
        }
        let version = Int(clinux_landlock_version())
        guard version >= 1 else { throw failure("the kernel has none") }
        let all = rights(version: version)
        // Version 6 and later also restrict abstract sockets and signals to other processes. Version 4 and
        // later could restrict TCP; no rule is needed for it, because the filter of system calls refuses
        // sockets without permission.
        let scopes: UInt64 = version < 6 ? 0 : allowsSignals ? 1 : 3
        var ruleset = clinux_landlock_ruleset(files: all, network: 0, scopes: scopes)
        let size = version >= 6 ? 24 : 8
        let rules = clinux_landlock_create(&ruleset, size)
        guard rules >= 0 else { throw failure("create") }
        defer { close(rules) }
        for file in files.readable { try allow(file, execute | readFile | readFolder, rules, failure) }
        // Not /dev/zero: memory that is shared through it is in no limit.
        for device in ["/dev/null", "/dev/urandom", "/dev/random"] {
            if let file = try? OpenedPath(device) { try allow(file, readFile | writeFile, rules, failure) }
        }
        for file in files.writable { try allow(file, all & ~execute, rules, failure) }
        try allowThreads(rules, failure)
        guard clinux_landlock_enforce(rules) == 0 else { throw failure("enforce") }
        return version
    }

    /// Allows the process to read about its own threads.
    ///
    /// While work waits for a thread, libdispatch opens `/proc/TID/stat` of its threads once a second, and
    /// ends the process if it cannot. A rule cannot name these files, because the threads do not exist yet; a
    /// rule for `/proc` would cover all processes. The program `rxshell-plugin-host` redirects libdispatch to
    /// `/proc/self/task`.
    private static func allowThreads(
        _ rules: Int32, _ failure: (String) -> ConfinementError
    ) throws(ConfinementError) {
        let path = "/proc/self/task"
        // It stays open, so that the kernel keeps the folder to which the rule belongs.
        let descriptor = open(path, clinux_open_path())
        guard descriptor < 0 || clinux_landlock_allow(rules, readFile, descriptor) == 0 else {
            throw failure(path)
        }
    }

    /// Denies the process the abstract sockets of other processes. File rules do not cover them.
    static func scopeSockets() throws(ConfinementError) {
        let failure = ConfinementError(
            description:
                "local sockets are refused beside the network, since this kernel cannot keep the process from those of the session (Landlock 6)"
        )
        guard clinux_landlock_version() >= 6 else { throw failure }
        var ruleset = clinux_landlock_ruleset(files: 0, network: 0, scopes: 1)
        let rules = clinux_landlock_create(&ruleset, 24)
        guard rules >= 0 else { throw failure }
        defer { close(rules) }
        guard clinux_landlock_enforce(rules) == 0 else { throw failure }
    }

    private static func allow(
        _ file: OpenedPath, _ rights: UInt64, _ rules: Int32, _ failure: (String) -> ConfinementError
    ) throws(ConfinementError) {
        let rights = file.isFolder ? rights : rights & ofFiles
        guard clinux_landlock_allow(rules, rights, file.descriptor) == 0 else { throw failure(file.path) }
    }
}
