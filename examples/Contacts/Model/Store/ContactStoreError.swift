// SPDX-License-Identifier: MIT

/// The reason why the address book could not be read or written.
package enum ContactStoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Neither XDG_DATA_HOME nor HOME is set, so that there is no folder for data.
    case noHome
    /// The file is not a database, or it is damaged.
    case corrupt(path: String)
    /// There is a folder, a pipe or a device in the place of the file.
    case noFile(path: String)
    /// Another program has locked the database for several seconds.
    case locked(path: String)
    /// The file or its folder cannot be created or written.
    case notWritable(path: String)
    case diskFull(path: String)
    /// A newer version of the application has changed the format of the database.
    case tooNew(path: String)
    /// The contact was deleted, here or by another program.
    case deleted
    /// A file could not be imported or exported.
    case fileFailed(path: String, reason: String)
    case failed(path: String, reason: String)

    package var description: String {
        switch self {
        case .noHome:
            "There is no folder for the address book, because neither XDG_DATA_HOME nor HOME is set to an absolute "
                + "path. Set HOME and start again."
        case .corrupt(let path):
            "The address book \(path) is damaged or is no address book. Put a copy of it in its place, or let it be set "
                + "aside to start with an empty one."
        case .noFile(let path):
            "The address book \(path) is a folder, a pipe or a device, and no file. Put the file in its place, or let it "
                + "be set aside to start with an empty address book."
        case .locked(let path):
            "The address book \(path) is in use by another program. Close that program and try again."
        case .notWritable(let path):
            "The address book \(path) cannot be opened for writing. Check the permissions of the file and its folder."
        case .diskFull(let path):
            "The disk is full, so the address book \(path) was not changed. Free some space and try again."
        case .tooNew(let path):
            "The address book \(path) was made by a newer version of this application. Use that version."
        case .deleted:
            "The contact was deleted while it was open, so it was not changed. Add it again to keep it."
        case .fileFailed(let path, let reason):
            "The file \(path) cannot be used: \(reason). Check that it exists and that you may use it."
        case .failed(let path, let reason):
            "The address book \(path) failed: \(reason). Try again; if it fails again, restart the application."
        }
    }
}
