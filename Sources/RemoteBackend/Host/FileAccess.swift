// SPDX-License-Identifier: MIT

import ViewKit

/// Gives the process of a plugin access to the files that the user has chosen in its dialogs.
@MainActor package protocol FileAccess: AnyObject {
    /// Returns the files under the paths that they have for the process. One that cannot be given is left out.
    func grant(_ files: [ChosenFile], for purpose: FileDialog.Purpose) async -> [ChosenFile]
}
