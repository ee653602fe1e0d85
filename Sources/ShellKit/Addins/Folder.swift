// SPDX-License-Identifier: MIT

import Glibc

/// Folders of the shell and of its plugins.
enum Folder {
    /// Creates a folder and those above it, for the user alone. What exists stays as it is.
    static func make(_ path: String) {
        var folder = ""
        for part in path.split(separator: "/") {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
    }

    /// Returns the folder that a file is in, by its absolute path.
    static func parent(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// Returns the value of an environment variable that is an absolute path.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// Returns the folder of an XDG variable, or the default below the user's home folder.
    static func xdg(_ name: String, or relative: String) -> String {
        variable(name) ?? "\(variable("HOME") ?? "/")/\(relative)"
    }
}

/// Writes a line to the standard error.
func writeToStandardError(_ text: String) {
    var line = "\(text)\n"
    line.withUTF8 { bytes in _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
}
