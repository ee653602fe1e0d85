// SPDX-License-Identifier: MIT

import Glibc

/// Where the program `rxshell-plugin-host` is.
enum PluginHostProgram {
    static let name = "rxshell-plugin-host"

    /// The folders in which it is looked for, from the folder of the executable on: one without GTK beside it first.
    static let folders = [
        "plugin-host", ".", "../libexec/rxshell/plugin-host", "../lib/rxshell/plugin-host",
    ]

    /// The absolute path of the program that belongs to this executable; nil if there is none.
    static var installed: String? {
        guard let folder = executableFolder else { return nil }
        return find(from: folder)
    }

    static func find(from folder: String) -> String? {
        folders.lazy.compactMap { resolved("\(folder)/\($0)/\(name)") }.first { access($0, X_OK) == 0 }
    }

    /// The folder of this executable.
    static var executableFolder: String? {
        resolved("/proc/self/exe").map { path in
            String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        }
    }

    private static func resolved(_ path: String) -> String? {
        guard let path = realpath(path, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
