// SPDX-License-Identifier: MIT

import Glibc
import PluginKit

/// Folders of the shell and of its plugins.
package enum Folder {
    /// Creates a folder and its parent folders, with access for the user only. Existing folders are not
    /// changed. Returns the error message if there is no such folder then, otherwise nil.
    @discardableResult package static func make(_ path: String) -> String? {
        var folder = ""
        var code: Int32 = 0
        for part in path.split(separator: "/") {
            folder += "/\(part)"
            code = mkdir(folder, 0o700) == 0 ? 0 : errno
        }
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFDIR else {
                return "\(path) is not a folder. Rename it, so that the folder can be created."
            }
            return nil
        }
        return
            "The folder \(path) could not be created: \(String(cString: strerror(code))). Make the folder above it writable, and free space on the disk."
    }

    /// Creates a folder in which this process can write. Returns the error message if that fails, otherwise nil.
    package static func makeWritable(_ path: String) -> String? {
        if let errorMessage = make(path) { return errorMessage }
        guard access(path, W_OK | X_OK) != 0 else { return nil }
        return "The folder \(path) cannot be written: \(reason). Make it writable."
    }

    /// The error message for `errno`.
    package static var reason: String { String(cString: strerror(errno)) }

    /// Writes bytes to a descriptor. Returns whether all bytes were written. If not, `errno` has the reason.
    package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }

    /// Removes a folder and its contents. Symbolic links are removed, not followed.
    package static func remove(_ path: String) { try? Files.remove(path) }

    /// Returns the names of the files in a folder, except those that begin with a dot. Returns an empty array if the folder cannot be read.
    package static func names(in path: String) -> [String] {
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
    package static func parent(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// Returns the value of an environment variable, or nil if it is not an absolute path.
    package static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// Returns the folder of an XDG variable, or the default below the user's home folder.
    package static func xdg(_ name: String, or relative: String) -> String {
        variable(name) ?? "\(variable("HOME") ?? "/")/\(relative)"
    }
}

/// Writes a line to the standard error.
package func writeToStandardError(_ text: String) {
    var line = "\(text)\n"
    line.withUTF8 { bytes in _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
}
