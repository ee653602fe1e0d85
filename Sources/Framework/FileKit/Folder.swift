// SPDX-License-Identifier: MIT

import Glibc

/// Functions for folders.
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

    /// Returns the names of the files in a folder, except those that begin with a dot. Returns an empty array if the folder cannot be read.
    package static func names(in path: String) -> [String] {
        (entries(in: path) ?? []).filter { !$0.isHidden }.map(\.text)
    }
}
