// SPDX-License-Identifier: MIT

import WireKit

/// What the process of a plugin has, beside what its connection allows: its sandbox, and the files and services in it.
@MainActor package struct ProcessAccess {
    /// The program of the run that is prepared.
    var program: WireKit.Program?
    /// The description of the confinement of the last process.
    package internal(set) var confinement = ""
    /// Whether the last process was started in a sandbox, as far as the system supports one.
    package internal(set) var isConfined = false
    /// The files of the user that the process may use; nil if it does not have the permission.
    package var userFiles: UserFiles?
    /// The folders that the user had chosen in the settings when the process was started, if it has the
    /// permission `user-folders`; otherwise nil.
    package internal(set) var chosenFolders: [String]?
    /// The files and folders that were checked for the process. They stay open, so that no others get their identities.
    var openedPaths: [OpenedPath] = []
    /// The proxy for the services of the session that the process may use; nil if it does not have the permission.
    var bus: SessionBusProxy?

    /// Revokes the access to files and services of the session. Returns the files, which the caller closes.
    mutating func revoke() -> UserFiles? {
        defer { (program, userFiles, bus, openedPaths) = (nil, nil, nil, []) }
        return userFiles
    }
}

/// The tasks of a run. One that is replaced is cancelled.
@MainActor struct RunTasks {
    /// The choice of the sandbox, which may wait for the user.
    var preparation: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    var idleTimer: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    var hangTimer: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    /// The measurement of a process that may start programs.
    var programsWatch: Task<Void, Never>? { didSet { oldValue?.cancel() } }

    mutating func cancel() { (preparation, idleTimer, hangTimer, programsWatch) = (nil, nil, nil, nil) }
}
