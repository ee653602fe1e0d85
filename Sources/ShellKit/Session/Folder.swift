// SPDX-License-Identifier: MIT

import Glibc
import PluginKit

/// Folders of the shell and of its plugins.
package enum Folder {
    /// Creates a folder and its parent folders, with access for the user only. Existing folders are not changed.
    static func make(_ path: String) {
        var folder = ""
        for part in path.split(separator: "/") {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
    }

    /// Removes a folder and its contents. Symbolic links are removed, not followed.
    package static func remove(_ path: String) { try? Files.remove(path) }

    /// Returns the names of the files in a folder, except those that begin with a dot. Returns an empty array if the folder cannot be read.
    static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    /// Returns the folder of a file. `path` must be absolute.
    static func parent(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// Returns the value of an environment variable, or nil if it is not an absolute path.
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
