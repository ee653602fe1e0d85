// SPDX-License-Identifier: MIT

import Glibc

/// A folder that is searched for plugins, together with its direct subfolders.
///
/// ```
/// plugins/contacts.plugin            or   plugins/contacts/contacts.plugin
/// plugins/libContactsPlugin.so            plugins/contacts/libContactsPlugin.so
/// ```
public struct PluginDirectory: Hashable, Sendable {
    /// The folder's absolute path, without a trailing slash.
    public let path: String

    /// Creates the directory for an absolute path. Returns nil for a relative path, because the plugins that are found
    /// must not depend on the folder in which the application was started.
    public init?(_ path: String) {
        guard path.hasPrefix("/") else { return nil }
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
    }

    /// Returns the standard folders of an application: the one in the user's data folder, then those in the system's
    /// data folders.
    /// - Parameters:
    ///   - application: The application's id, which is the name of the folder.
    ///   - environment: Returns the value of an environment variable.
    public static func standard(
        for application: String, environment: @escaping (String) -> String? = Self.environment
    ) -> [PluginDirectory] {
        let value = { (name: String) in environment(name).flatMap { $0.isEmpty ? nil : $0 } }
        let home = value("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        let user = home ?? value("HOME").map { "\($0)/.local/share" }
        let system = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(
            String.init)
        return ([user].compactMap(\.self) + system).compactMap {
            PluginDirectory("\($0)/\(application)/plugins")
        }
    }

    /// Returns the value of an environment variable of this process.
    public static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The paths of the manifests in the folder, sorted by name: first those in the folder itself, then those in its
    /// subfolders. Empty if the folder does not exist. Files that other users can change, and symbolic links, are left out;
    /// ``PluginScan`` lists them.
    public var manifests: [String] {
        var safety = PathSafety()
        return contents(&safety).manifests
    }
}
