// SPDX-License-Identifier: MIT

import ViewKit

/// Gives the process of a plugin access to the files that the user has chosen in its dialogs.
@MainActor package protocol FileAccess: AnyObject {
    /// Gives the process access to files, and returns them with their paths in the process. Files that the process cannot get are left out.
    func grant(_ files: [ChosenFile], for purpose: FileDialog.Purpose) async -> [ChosenFile]
}
