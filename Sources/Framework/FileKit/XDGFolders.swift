// SPDX-License-Identifier: MIT

import Glibc

/// The folders of an application, as the XDG Base Directory Specification defines them.
///
/// ```swift
/// let folders = XDGFolders(application: "org.example.Contacts")
/// let database = folders.data.map { "\($0)/contacts.sqlite" }
/// ```
/// The folders need not exist: create them before writing; `StateFile` does. A folder is nil if neither its
/// variable nor HOME is an absolute path, and the user has no home folder in the password file either. Any
/// thread may use it.
public struct XDGFolders: Sendable, Hashable {
    /// The folder for settings: `$XDG_CONFIG_HOME/<application>`, by default in `~/.config`.
    public let config: String?
    /// The folder for the data of the user: `$XDG_DATA_HOME/<application>`, by default in `~/.local/share`.
    public let data: String?
    /// The folder for the state that is saved from run to run: `$XDG_STATE_HOME/<application>`, by default in `~/.local/state`.
    public let state: String?
    /// The folder for data that can be computed or loaded again: `$XDG_CACHE_HOME/<application>`, by default in `~/.cache`.
    public let cache: String?

    /// The folders of an application for the user who runs the process.
    ///
    /// - Parameters:
    ///   - id: the identifier of the application, which is the name of its folders.
    ///   - profile: the profile of the run (see `Program.profile`), whose folders are in `profiles` within those; nil for none.
    public init(application id: String, profile: String? = nil) {
        self.init(application: Self.name(of: id, profile: profile), userHome: Self.userHome) { name in
            getenv(name).map { String(cString: $0) }
        }
    }

    /// The folders of an application in an environment, such as that of a test.
    ///
    /// - Parameters:
    ///   - id: the identifier of the application, which is the name of its folders.
    ///   - environment: the variables. One that is not an absolute path is ignored, as the specification demands.
    ///   - userHome: the home folder if HOME is not set.
    public init(application id: String, environment: [String: String], userHome: String? = nil) {
        self.init(application: id, userHome: userHome) { environment[$0] }
    }

    /// - Parameter value: returns the value of a variable.
    package init(application id: String, userHome: String?, _ value: (String) -> String?) {
        func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
        let home = absolute(value("HOME")) ?? absolute(userHome)
        func folder(_ variable: String, _ usual: String) -> String? {
            (absolute(value(variable)) ?? home.map { "\($0)/\(usual)" }).map { "\($0)/\(id)" }
        }
        config = folder("XDG_CONFIG_HOME", ".config")
        data = folder("XDG_DATA_HOME", ".local/share")
        state = folder("XDG_STATE_HOME", ".local/state")
        cache = folder("XDG_CACHE_HOME", ".cache")
    }

    /// The name of the folders of an application, or of a profile of it.
    package static func name(of id: String, profile: String?) -> String {
        profile.map { "\(id)/profiles/\($0)" } ?? id
    }

    /// The folder for the sockets of the user's session: `$XDG_RUNTIME_DIR`; nil if the variable is not an absolute path.
    package static var runtime: String? {
        getenv("XDG_RUNTIME_DIR").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// The home folder in the password file.
    package static var userHome: String? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var text = [CChar](repeating: 0, count: 1 << 14)
        guard getpwuid_r(getuid(), &entry, &text, text.count, &found) == 0, found != nil else { return nil }
        // Guard: the path is in `text`, and is copied before that is released.
        return withExtendedLifetime(text) { entry.pw_dir.map { String(cString: $0) } }
    }
}
