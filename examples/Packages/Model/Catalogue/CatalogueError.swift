// SPDX-License-Identifier: MIT

/// The reason why the software catalogue cannot be read, or its database cannot be used.
package enum CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or folder cannot be read.
    case unreadable(path: String, reason: String)
    /// No program is installed that decompresses the file.
    case noDecompressor(path: String, program: String)
    /// The program has failed; the reason is the last line of its error output.
    case programFailed(program: String, path: String, reason: String)
    /// The program that decompresses the file is installed, and could not be started.
    case programRefused(program: String, path: String, reason: String)
    /// There is no folder for the database.
    case noFolder
    /// The disk has no space for the database.
    case diskFull(path: String)
    /// The database or its folder cannot be opened or written.
    case notWritable(path: String)
    /// Another program has locked the database for several seconds.
    case locked(path: String)
    /// SQLite has failed.
    case database(path: String, reason: String)

    /// Whether it is about one list, so that the others can be read: it cannot be read or decompressed, or is damaged.
    var isAboutOneList: Bool {
        switch self {
        case .unreadable, .noDecompressor, .programFailed, .programRefused: true
        case .noFolder, .diskFull, .notWritable, .locked, .database: false
        }
    }

    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). Check that it exists and that you may read it, then try again."
        case .noDecompressor(let path, let program):
            "\(path) cannot be decompressed, because the program \(program) is not installed. Install it and try again."
        case .programFailed(let program, let path, let reason):
            "\(program) could not read \(path): \(reason). Run “apt-get update” to fetch the lists again, then try again."
        case .programRefused(let program, let path, let reason):
            "\(path) is compressed, and \(program) could not be started: \(reason). Grant Packages the permission to start programs of the system, then try again."
        case .noFolder:
            "There is no folder for the database, because neither XDG_CACHE_HOME nor HOME is set to an absolute path. "
                + "Set HOME and start again."
        case .diskFull(let path):
            "The disk is full, so the database \(path) has the packages that were read before. Free some space and try again."
        case .notWritable(let path):
            "The database \(path) cannot be opened for writing. Check the permissions of the file and its folder."
        case .locked(let path):
            "The database \(path) is in use by another program. Close that program and try again."
        case .database(let path, let reason):
            "The database \(path) failed: \(reason). Try again; if it fails again, delete the file, which is created again "
                + "from the lists."
        }
    }
}
