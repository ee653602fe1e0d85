// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import WireKit

/// Finds the program `rxshell-plugin-host`, and creates the environment of its processes.
package enum PluginHostProgram {
    package static let name = "rxshell-plugin-host"

    /// The folders that are searched, relative to a folder of the application. The first one has the program
    /// with a framework library without GTK.
    package static let folders = ["plugin-host", "."]

    /// The absolute path of the program that belongs to this application; nil if there is none.
    package static var installed: String? {
        applicationFolders.lazy.compactMap { find(from: $0) }.first
    }

    package static func find(from folder: String, in folders: [String] = folders) -> String? {
        folders.lazy.compactMap { "\(folder)/\($0)/\(name)".resolvedPath }.first { access($0, X_OK) == 0 }
    }

    /// The folder of this executable, and the folder of the framework's library. They differ if the
    /// application is installed: `bin`, and a folder in `lib`.
    package static var applicationFolders: [String] {
        let framework = LoadedLibrary.folder(ofSymbol: "rxshell_plugin_host")
        let folders = ["/proc/self/exe".resolvedPath?.parentPath, framework].compactMap(\.self)
        return folders.first == folders.last ? Array(folders.prefix(1)) : folders
    }

    /// The environment variable with the permissions of a confined process.
    package static let permissionsVariable = "RXSHELL_PERMISSIONS"

    /// Returns the environment of a plugin's process: the language and the time zone of the user, and XDG
    /// folders within the plugin's data folder.
    package static func environment(_ data: String) -> [String: String] {
        let result = [
            "HOME": data, "XDG_DATA_HOME": data, "XDG_CONFIG_HOME": "\(data)/config",
            "XDG_STATE_HOME": "\(data)/state", "XDG_CACHE_HOME": "\(data)/cache", "TMPDIR": "\(data)/cache",
        ]
        Folder.make("\(data)/cache")
        return result.merging(language) { $1 }
    }

    /// The environment variables with the language and the time zone of the user.
    package static var language: [String: String] {
        var result: [String: String] = [:]
        for name in ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME", "LC_COLLATE", "LC_CTYPE", "TZ"] {
            if let value = getenv(name) { result[name] = String(cString: value) }
        }
        return result
    }
}
