// SPDX-License-Identifier: MIT

import Glibc

/// Finds the program `rxshell-plugin-host`, and creates the environment of its processes.
enum PluginHostProgram {
    static let name = "rxshell-plugin-host"

    /// The folders that are searched, relative to the folder of the executable. The first one has the program with a framework library without GTK.
    static let folders = [
        "plugin-host", ".", "../libexec/rxshell/plugin-host", "../lib/rxshell/plugin-host",
    ]

    /// The absolute path of the program that belongs to this executable; nil if there is none.
    static var installed: String? {
        guard let folder = executableFolder else { return nil }
        return find(from: folder)
    }

    static func find(from folder: String, in folders: [String] = folders) -> String? {
        folders.lazy.compactMap { resolved("\(folder)/\($0)/\(name)") }.first { access($0, X_OK) == 0 }
    }

    /// The folder of this executable.
    static var executableFolder: String? {
        resolved("/proc/self/exe").map(Folder.parent)
    }

    /// Returns the environment of a plugin's process: the language and the time zone of the user, and XDG folders within the plugin's data folder.
    static func environment(_ data: String) -> [String: String] {
        let result = [
            "HOME": data, "XDG_DATA_HOME": data, "XDG_CONFIG_HOME": "\(data)/config",
            "XDG_STATE_HOME": "\(data)/state", "XDG_CACHE_HOME": "\(data)/cache", "TMPDIR": "\(data)/cache",
        ]
        Folder.make("\(data)/cache")
        return result.merging(language) { $1 }
    }

    /// The environment variables with the language and the time zone of the user.
    static var language: [String: String] {
        var result: [String: String] = [:]
        for name in ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME", "LC_COLLATE", "LC_CTYPE", "TZ"] {
            if let value = getenv(name) { result[name] = String(cString: value) }
        }
        return result
    }

    private static func resolved(_ path: String) -> String? {
        guard let path = realpath(path, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
