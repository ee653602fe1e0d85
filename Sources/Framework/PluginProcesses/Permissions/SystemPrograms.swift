// SPDX-License-Identifier: MIT

import Glibc
import WireKit

/// The programs of the permission `programs`.
enum SystemPrograms {
    /// How many threads and processes a plugin and the programs that it has started may have, where the kernel can count them.
    static let mostProcesses: UInt64 = 256

    /// Returns the reason why a plugin has to be ended with its programs; nil if they are within the limits. Each of them has the limits
    /// of the plugin's process. Together they may use no more than the process alone, and the kernel limits the number of processes of
    /// the superuser, and of a user before Linux 5.14, only by that of all.
    static func excess(_ usage: ProcessUsage, memory limit: UInt64?) -> String? {
        if usage.count > mostProcesses {
            return "it has started \(usage.count) programs; at most \(mostProcesses) are allowed"
        }
        guard let limit, usage.memory > limit else { return nil }
        return
            "it and the programs that it has started use \(usage.memory >> 20) MB of memory; at most \(limit >> 20) MB are allowed"
    }

    /// Opens the programs that are installed. Those that the administrator has installed come first, as they do for a user.
    static func open(_ names: [String]) -> [OpenedPath] {
        names.compactMap { name in
            if name.hasPrefix("/") { return access(name, X_OK) == 0 ? name : nil }
            return ["/usr/local/bin", "/usr/bin", "/bin"].lazy.map { "\($0)/\(name)" }.first {
                access($0, X_OK) == 0
            }
        }.compactMap { try? OpenedPath($0) }
    }
}
