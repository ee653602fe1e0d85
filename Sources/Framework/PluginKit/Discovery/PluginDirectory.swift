// SPDX-License-Identifier: MIT

import FileKit
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
    /// data folders. If `HOME` is not set, the user's home folder is that of the password file.
    /// - Parameter application: The application's id, which is the name of the folder.
    public static func standard(for application: String) -> [PluginDirectory] {
        standard(for: application, userHome: XDGFolders.userHome, environment)
    }

    /// Returns the standard folders of an application in an environment, such as that of a test.
    /// - Parameters:
    ///   - application: The application's id, which is the name of the folder.
    ///   - environment: Returns the value of an environment variable.
    public static func standard(
        for application: String, environment: @escaping (String) -> String?
    ) -> [PluginDirectory] {
        standard(for: application, userHome: nil, environment)
    }

    private static func standard(
        for application: String, userHome: String?, _ environment: (String) -> String?
    ) -> [PluginDirectory] {
        let user = XDGFolders(application: application, userHome: userHome, environment).data
        let system =
            environment("XDG_DATA_DIRS").flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        return ([user].compactMap(\.self) + system.split(separator: ":").map { "\($0)/\(application)" })
            .compactMap { PluginDirectory("\($0)/plugins") }
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
