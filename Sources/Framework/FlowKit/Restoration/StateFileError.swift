// SPDX-License-Identifier: MIT

import Glibc

/// Why a ``StateFile`` could not be read or written.
/// ```swift
/// do {
///     items = try file.load() ?? []
/// } catch {
///     banner.message = error.summary
///     print(error)  // names the path, the new name of a damaged file, and what can be done
/// }
/// ```
public struct StateFileError: Error, Hashable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Sendable, Hashable {
        /// The content is no JSON, or no value of the type.
        case damaged
        /// A newer version of the program has written the file.
        case newer(version: Int, supported: Int)
        /// This version of the program cannot use a part of the value. A copy of the file was written.
        case partlyUsed
        /// Another program has changed the file while this one ran, and the content is no JSON any more, or no
        /// value of the type. The values stay as they were.
        case invalidEdit
        /// The system refused to read the file, with this error number.
        case unreadable(Int32)
        /// There is a folder, a pipe, a socket or a device instead of a file.
        case notRegular
        /// The file has more bytes than the state of a program.
        case tooLarge(limit: Int)
        /// Another process uses the folder of the file; see ``StateFolderClaim``.
        case inUse
        /// The system refused to write the file, with this error number.
        case notWritten(Int32)
        /// The value cannot be encoded as JSON, with this error.
        case notEncoded(String)
        /// There is no folder for the files of the application.
        case noFolder

        /// Whether a later attempt may succeed: the system lacks descriptors or memory, or the disk did not
        /// respond.
        package var isTemporary: Bool {
            guard case .unreadable(let code) = self else { return false }
            return [EMFILE, ENFILE, ENOMEM, EIO, ESTALE, EINTR].contains(code)
        }
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
        case .damaged, .newer, .unreadable, .notRegular, .tooLarge: newPath == nil
        case .inUse, .partlyUsed, .invalidEdit, .notWritten, .notEncoded, .noFolder: false
        }
    }

    /// A short message without paths, for a banner: "items.json is damaged, and what it had is not restored. The file was kept."
    public var summary: String {
        let name = path.split(separator: "/").last ?? ""
        return switch reason {
        case .noFolder: "There is no folder for the files of the application: what changes is not restored."
        case .notWritten, .notEncoded, .inUse: "\(name) could not be written: \(cause)."
        case .invalidEdit: "\(name) was changed, and cannot be read any more. The values stay as they were."
        case .partlyUsed: "\(name) has something that this version of the application cannot restore."
        case .damaged: "\(name) is damaged, and what it had is not restored." + kept
        case .newer, .unreadable, .notRegular, .tooLarge:
            "\(name) could not be read, and what it had is not restored: \(cause)." + kept
        }
    }

    private var kept: String { newPath == nil ? "" : " The file was kept." }

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
        case .invalidEdit:
            "\(path) was changed by another program, and cannot be read any more. The values stay as they were. Correct the file: if a setting is "
                + "changed in the application before, the file is renamed, and a new one is written."
        case .unreadable(let code) where reason.isTemporary && newPath == nil:
            "\(path) could not be read, and what it had is not restored: \(text(code)). Nothing is written to it now: "
                + "start the application again when the system can read it."
        case .unreadable(let code):
            "\(path) could not be read, and what it had is not restored: \(text(code)). "
                + fate("make it readable and rename it back, or delete it")
        case .notRegular:
            "\(path) is not a plain file, and what it had is not restored. "
                + fate("put the file there, or delete it")
        case .tooLarge(let limit):
            "\(path) has more than \(limit >> 20) MiB, and what it had is not restored. "
                + fate("put the file of the application there, or delete it")
        case .inUse:
            "\(path) is not written, because another process of the application uses its folder. Use the window of that process, or close "
                + "it and start again."
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

    /// The cause as the last part of a sentence, without the path and the remedy.
    package var cause: String {
        switch reason {
        case .damaged: "it is damaged"
        case .newer: "a newer version of the application has written it"
        case .partlyUsed: "this version of the application cannot use a part of it"
        case .invalidEdit: "another program has changed it"
        case .notRegular: "it is not a plain file"
        case .tooLarge(let limit): "it has more than \(limit >> 20) MiB"
        case .inUse: "another process of the application uses its folder"
        case .unreadable(let code), .notWritten(let code): text(code)
        case .notEncoded(let error): error
        case .noFolder: "there is no folder for it"
        }
    }

    private func fate(_ remedy: String) -> String {
        if let newPath { return "The file was renamed to \(newPath): \(remedy)." }
        return
            "The file could not be renamed, so nothing is written to it: \(remedy), and make the folder writable."
    }

    private func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
