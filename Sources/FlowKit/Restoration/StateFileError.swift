// SPDX-License-Identifier: MIT

import Glibc

/// Why a ``StateFile`` could not be read or written.
/// ```swift
/// do {
///     items = try file.load() ?? []
/// } catch {
///     print(error)  // names the path, and the new name of a damaged file
/// }
/// ```
public struct StateFileError: Error, Hashable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Sendable, Hashable {
        /// The content is not that of the program.
        case damaged
        /// A newer version of the program has written the file.
        case newer(version: Int, supported: Int)
        /// This version of the program cannot use a part of the value. A copy of the file was written.
        case partlyUsed
        /// The system refused to read the file, with this error number.
        case unreadable(Int32)
        /// The system refused to write the file, with this error number.
        case notWritten(Int32)
        /// The value cannot be encoded as JSON, with this error.
        case notEncoded(String)
        /// There is no folder for the files of the application.
        case noFolder
    }

    /// The path of the file; for ``Reason/noFolder`` the identifier of the application.
    public let path: String
    /// What went wrong.
    public let reason: Reason
    /// The path of the file after it was renamed, or of its copy; nil if it was neither renamed nor copied.
    public let newPath: String?

    /// Creates an error.
    public init(path: String, reason: Reason, newPath: String? = nil) {
        self.path = path
        self.reason = reason
        self.newPath = newPath
    }

    /// Whether there is a file that could not be read, and could not be renamed either: writing would overwrite it.
    public var wouldOverwrite: Bool {
        switch reason {
        case .damaged, .newer, .unreadable: newPath == nil
        case .partlyUsed, .notWritten, .notEncoded, .noFolder: false
        }
    }

    public var description: String {
        switch reason {
        case .damaged:
            "\(path) is damaged, and what it had is not restored. "
                + fate("repair it and rename it back, or delete it")
        case .newer(let version, let supported):
            "\(path) was written by a newer version of the application, and what it had is not restored: its format is "
                + "\(version), and this version reads formats up to \(supported). "
                + fate("rename it back for the newer version, or delete it")
        case .partlyUsed:
            "\(path) has something that this version of the application cannot restore; a report says what. "
                + (newPath.map {
                    "A copy of the file is \($0): rename it to \(path) for a version that can, or delete it."
                }
                    ?? "No copy of the file could be written: make the folder writable, and make space on the disk.")
        case .unreadable(let code):
            "\(path) could not be read, and what it had is not restored: \(text(code)). "
                + fate("make it readable and rename it back, or delete it")
        case .notWritten(let code):
            "\(path) could not be written: \(text(code)). The next run cannot restore what has changed; make the folder "
                + "writable, and make space on the disk."
        case .notEncoded(let error):
            "\(path) could not be written, because its value cannot be encoded as JSON: \(error). The next run cannot "
                + "restore what has changed; make every value encodable, such as numbers that are finite."
        case .noFolder:
            "\(path) has no folder for its files, because neither HOME nor the variable of the folder (XDG_CONFIG_HOME for "
                + "settings, XDG_STATE_HOME for what is restored) is set to an absolute path, and the user has no home "
                + "folder. The next run restores nothing; set one of them."
        }
    }

    private func fate(_ remedy: String) -> String {
        if let newPath { return "The file was renamed to \(newPath): \(remedy)." }
        return
            "The file could not be renamed, so nothing is written to it: \(remedy), and make the folder writable."
    }

    private func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
