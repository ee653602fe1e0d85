// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import WireKit

/// The folders of the permission `user-folders`, which the user has chosen in the settings of a plugin.
package enum UserFolders {
    /// The reason why a folder cannot be given to a plugin.
    package struct RefusedFolder: Error { package let reason: String }

    /// Opens a folder that can be given to a plugin. Another folder that is put in its place later is not given.
    ///
    /// What is refused would give the plugin more than the user has in mind: all files of the user, the
    /// settings and secrets of other programs, or the decisions of the shell. A path with a symbolic link is
    /// refused because the plugin may be able to change the link.
    ///
    /// - Parameters:
    ///   - path: the path that the user has chosen.
    ///   - own: the folders of the shell.
    package static func open(_ path: String, apartFrom own: [String]) throws(RefusedFolder) -> OpenedPath {
        let opened: OpenedPath
        do throws(ErrorNumber) { opened = try OpenedPath(path) } catch {
            throw RefusedFolder(reason: "\(String(cString: strerror(error.code))). Choose another folder.")
        }
        if let reason = refusal(of: opened, apartFrom: own) { throw RefusedFolder(reason: reason) }
        return opened
    }

    private static func refusal(of opened: OpenedPath, apartFrom own: [String]) -> String? {
        let path = opened.path
        // What was opened is asked, since the path may lead elsewhere by now.
        guard let target = opened.realPath else { return "the system does not say where it is." }
        guard target == path else {
            return "a symbolic link leads to it. Choose the folder \(target) itself."
        }
        guard opened.isFolder else { return "it is not a folder. Choose a folder." }
        guard opened.isReadable else { return "\(Folder.reason). Make it readable." }
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
        for folder in own.compactMap(\.resolvedPath)
        where isSame(path, orAbove: folder) || isSame(folder, orAbove: path) {
            return "the files of the shell are there. Choose another folder."
        }
        return nil
    }

    private static func isSame(_ folder: String, orAbove other: String) -> Bool {
        "\(other)/".hasPrefix(folder == "/" ? folder : "\(folder)/")
    }

    /// The home folder of the environment, and that of the system's list of users.
    static var homes: [String] {
        [getenv("HOME").map { String(cString: $0) }, XDGFolders.userHome].compactMap { $0?.resolvedPath }
    }
}
