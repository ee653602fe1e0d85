// SPDX-License-Identifier: MIT

import Foundation

/// The folder of RxShell.
enum Framework {
    /// Returns the folder that an option names, or the one from which this tool was built.
    static func path(_ option: String?) -> String {
        option.map(Files.absolute)
            ?? URL(filePath: #filePath).appending(path: "../../../../../../..").standardizedFileURL.path
    }

    /// Returns the folder. Throws an error if it is not that of RxShell.
    static func folder(_ option: String?) throws -> String {
        let folder = path(option)
        guard isFolder(folder) else {
            throw Failure(.files, "\(folder) is not the folder of RxShell. Name it with --framework.")
        }
        return folder
    }

    /// Whether a folder is that of RxShell.
    static func isFolder(_ folder: String) -> Bool {
        Files.exists("\(folder)/Package.swift") && Files.exists("\(folder)/Sources/Framework/PluginKit")
    }
}
