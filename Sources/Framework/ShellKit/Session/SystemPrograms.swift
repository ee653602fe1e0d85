// SPDX-License-Identifier: MIT

import Glibc

/// The programs of the permission `programs`.
enum SystemPrograms {
    /// How many threads and processes a plugin and the programs that it has started may have, where the kernel can count them.
    static let mostProcesses: UInt64 = 256

    /// Returns the paths of the programs that are installed. Those that the administrator has installed come first, as they do for a user.
    static func paths(_ names: [String]) -> [String] {
        names.compactMap { name in
            ["/usr/local/bin", "/usr/bin", "/bin"].lazy.map { "\($0)/\(name)" }.first {
                access($0, X_OK) == 0
            }
        }
    }
}
