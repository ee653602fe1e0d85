// SPDX-License-Identifier: MIT

import ViewKit

/// A file of the shell, and what its loss means for the user.
enum ShellFile {
    /// The arrangement of the pages.
    case workspace
    /// The history of notifications.
    case notifications
    /// The settings of the shell and of the plugins.
    case settings
    /// The decisions about permissions.
    case permissions
    /// The plugins that are turned off.
    case switches
    /// The shortcuts of the user.
    case shortcuts
    /// The entries of the palette that the user has opened.
    case palette

    /// The sentence about a file that cannot be read.
    @MainActor var loss: String {
        switch self {
        case .workspace: localized("The arrangement of the pages cannot be read, and is the initial one.")
        case .notifications: localized("The earlier notifications cannot be read.")
        case .settings: localized("The settings cannot be read, and have their defaults.")
        case .permissions:
            localized(
                "The permissions of the plugins cannot be read, and all of them are refused. Grant them again on the page of each plugin."
            )
        case .switches:
            localized(
                "The list of the plugins that are turned off cannot be read, and all plugins are turned off. Turn them on again on the page Plugins."
            )
        case .palette:
            localized(
                "The list of the entries that you have opened in the palette cannot be read, and is empty now."
            )
        case .shortcuts: localized("Not all of your shortcuts can be read. The others have their defaults.")
        }
    }

    /// The path of the file; empty for one that is in memory only.
    func path(_ options: ShellOptions) -> String {
        switch self {
        case .workspace: "\(options.stateFolder)/workspace.json"
        case .notifications: "\(options.stateFolder)/notifications.json"
        case .settings: options.settingsFile ?? ""
        case .permissions: "\(options.stateFolder)/permissions"
        case .switches: "\(options.stateFolder)/turned-off"
        case .shortcuts: options.shortcutsFile ?? ""
        case .palette: "\(options.stateFolder)/palette"
        }
    }
}
