// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import ViewKit

extension PluginPermissions {
    /// Return and Space press the button that refuses: the question may appear while the user types.
    ///
    /// - Parameters:
    ///   - folders: The folders that the user has chosen in the settings of the plugin.
    ///   - isPublic: Whether all users may read the files of the system that the permission names.
    static func question(
        _ permission: PluginManifest.Permission, of manifest: PluginManifest, folders: [String] = [],
        isPublic: Bool = false
    ) -> Alert {
        let name = manifest.name.text
        func asksFor(_ names: [String]) -> String? {
            names.isEmpty ? nil : localized("It asks for: %1", names.joined(separator: ", "))
        }
        let (title, effect): (String, String?) =
            switch permission.kind {
            case .network:
                (
                    localized("Allow %1 to use the network?", name),
                    localized("It can then send what you enter in it, and its own data, anywhere.")
                )
            case .sessionServices:
                (
                    localized("Allow %1 to use services of your session?", name),
                    asksFor(permission.services)
                )
            case .systemFiles:
                (
                    isPublic
                        ? localized("Allow %1 to read files of the system?", name)
                        : localized(
                            "Allow %1 to read files of the system that not everybody may read?", name),
                    asksFor(permission.folders)
                )
            case .processes:
                (
                    localized("Allow %1 to see all programs that run, and to end yours?", name),
                    localized("It sees their names and how they were started, but not what is in them.")
                )
            case .programs:
                (
                    localized("Allow %1 to run programs of the system?", name),
                    (asksFor(permission.programs).map { "\($0)\n\n" } ?? "")
                        + localized("They can use the same files as the plugin, and no others.")
                )
            case .userFolders:
                (
                    permission.access == .write
                        ? localized(
                            "Allow %1 to read and change the folders that you choose in its settings?", name)
                        : localized("Allow %1 to read the folders that you choose in its settings?", name),
                    asksFor(folders)
                )
            case .userFiles:
                (
                    localized("Allow %1 to use the files that you open with it?", name),
                    localized(
                        "It gets copies of them. What it saves is written to the place that you choose.")
                )
            case .dataFolder:
                (
                    localized("Allow %1 to store data?", name),
                    localized("It has a folder of its own for it, and can write nowhere else.")
                )
            case .notifications: (localized("Allow %1 to show notifications?", name), nil)
            }
        let reason = permission.reason.map { localized("%1 says: %2", name, $0.text) }
        return Alert(
            title, message: [reason, effect].compactMap(\.self).joined(separator: "\n\n"),
            actions: [.suggested(localized("Don’t Allow")), .normal(localized("Allow"))])
    }
}
