// SPDX-License-Identifier: MIT

import Foundation

/// Where the freedesktop standard has an application keep its files.
///
/// A variable that is not an absolute path is ignored, as the standard asks; without HOME the user's entry in the
/// password file decides. Nothing where that has no folder either.
package struct XDGDirectories: Sendable {
    /// For what the user made: `$XDG_DATA_HOME/<application>`.
    package let data: URL?
    /// For what the user chose: `$XDG_CONFIG_HOME/<application>`.
    package let config: URL?
    /// For what the application remembers: `$XDG_STATE_HOME/<application>`.
    package let state: URL?

    package init(
        application: String = "org.example.Contacts",
        environment: [String: String] = ProcessInfo.processInfo.environment,
        accountHome: String? = Self.accountHome
    ) {
        func absolute(_ path: String?) -> URL? {
            path.flatMap { $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil }
        }
        func directory(_ variable: String, default path: String) -> URL? {
            let home = absolute(environment["HOME"]) ?? absolute(accountHome)
            let base = absolute(environment[variable]) ?? home?.appending(path: path)
            return base?.appending(path: application, directoryHint: .isDirectory)
        }
        data = directory("XDG_DATA_HOME", default: ".local/share")
        config = directory("XDG_CONFIG_HOME", default: ".config")
        state = directory("XDG_STATE_HOME", default: ".local/state")
    }

    /// The home folder in the entry of the user that runs the process.
    package static var accountHome: String? {
        getpwuid(getuid()).flatMap { $0.pointee.pw_dir.map { String(cString: $0) } }
    }
}
