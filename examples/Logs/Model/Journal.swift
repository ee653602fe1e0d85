// SPDX-License-Identifier: MIT

import Glibc

/// The journal of the system, which is read by a program.
package struct Journal: Sendable, Equatable {
    /// The program and its arguments.
    package let program: String
    package private(set) var arguments: [String]

    package init(
        program: String,
        // Without --all, a field of more than about 4096 bytes is null.
        arguments: [String] = ["--output=json", "--all", "--follow", "--lines=100000", "--no-pager"]
    ) {
        self.program = program
        self.arguments = arguments
    }

    /// The journal of this system; nil if `journalctl` is not there, or if there are no journal files.
    package static var system: Journal? {
        let program = ["/usr/bin/journalctl", "/bin/journalctl"].first { (path: String) in
            access(path, X_OK) == 0
        }
        guard hasFiles, var journal = program.map({ Journal(program: $0) }) else { return nil }
        // Without the number of the machine, as in a sandbox, journalctl takes no file for one of this machine.
        if access("/etc/machine-id", R_OK) != 0 { journal.arguments.append("--merge") }
        return journal
    }

    /// Whether there are journal files that can be read.
    package static var hasFiles: Bool {
        ["/run/log/journal", "/var/log/journal"].contains { (path: String) in
            // The folder is opened, since `access` does not know what a sandbox refuses.
            guard let folder = opendir(path) else { return false }
            closedir(folder)
            return true
        }
    }
}
