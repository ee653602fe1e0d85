// SPDX-License-Identifier: MIT

import PluginKit
import ViewKit

extension PluginManifest.Permission {
    /// The name that users see.
    @MainActor package var title: String {
        switch (kind, access) {
        case (.userFolders, .read): localized("Reading the folders that you choose in its settings")
        case (.userFolders, .write):
            localized("Reading and changing the folders that you choose in its settings")
        default: kind.title
        }
    }
}

extension PluginManifest.Permission.Kind {
    /// The name that users see, without what a manifest says more exactly.
    @MainActor package var title: String {
        switch self {
        case .dataFolder: localized("A folder for its data")
        case .network: localized("Network")
        case .userFiles: localized("Files that you open with it")
        case .userFolders: localized("Folders that you choose in its settings")
        case .systemFiles: localized("Files of the system")
        case .programs: localized("Programs of the system")
        case .processes: localized("All programs that run")
        case .notifications: localized("Notifications")
        case .sessionServices: localized("Services of your session")
        }
    }
}
