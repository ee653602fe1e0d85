// SPDX-License-Identifier: MIT

import Glibc

/// The folders of the permission `user-folders`, which the user has chosen in the settings of a plugin.
enum UserFolders {
    /// Returns the reason why a folder cannot be given to a plugin, or nil if it can.
    ///
    /// What is refused would give the plugin more than the user has in mind: all files of the user, the
    /// settings and secrets of other programs, or the decisions of the shell. A path with a symbolic link is
    /// refused because the plugin may be able to change the link.
    ///
    /// - Parameters:
    ///   - path: the path that the user has chosen.
    ///   - own: the folders of the shell.
    static func refusal(of path: String, apartFrom own: [String]) -> String? {
        guard let target = resolved(path) else { return "\(Folder.reason). Choose another folder." }
        guard target == path else {
            return "a symbolic link leads to it. Choose the folder \(target) itself."
        }
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            return "it is not a folder. Choose a folder."
        }
        guard access(path, R_OK | X_OK) == 0 else { return "\(Folder.reason). Make it readable." }
        let parts = path.split(separator: "/")
        let isOfSystem =
            ["proc", "sys", "dev"].contains(parts.first)
            || parts.first == "run" && !(parts.count > 3 && parts[1] == "media")
        // The sockets of the session are there, too.
        if parts.isEmpty || isOfSystem || path == "/tmp" || path.hasPrefix("/tmp/.") {
            return "it has processes and devices of the system. Choose a folder with files of yours."
        }
        for home in homes {
            if isSame(path, orAbove: home) {
                return "your whole home folder is in it. Choose a folder in it."
            }
            if path.hasPrefix("\(home)/."), isSame(home, orAbove: path) {
                return "programs keep their settings and secrets there. Choose another folder."
            }
        }
        for folder in own.compactMap({ resolved($0) })
        where isSame(path, orAbove: folder) || isSame(folder, orAbove: path) {
            return "the files of the shell are there. Choose another folder."
        }
        return nil
    }

    private static func isSame(_ folder: String, orAbove other: String) -> Bool {
        "\(other)/".hasPrefix(folder == "/" ? folder : "\(folder)/")
    }

    /// The home folder of the environment, and that of the system's list of users.
    private static var homes: [String] {
        [getenv("HOME"), getpwuid(getuid())?.pointee.pw_dir].compactMap { home in
            home.flatMap { resolved(String(cString: $0)) }
        }
    }

    /// The path without symbolic links; nil if there is nothing, in which case `errno` has the reason.
    static func resolved(_ path: String) -> String? {
        guard let path = realpath(path, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
