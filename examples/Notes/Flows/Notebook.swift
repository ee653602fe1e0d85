// SPDX-License-Identifier: MIT

import ControllerKit
import Foundation
import NotesModel

/// The notes of the application: its own ones, or the Markdown files of a folder that the user has opened, also in earlier runs.
@MainActor package final class Notebook {
    /// The settings of the application.
    package struct Settings: Codable, Equatable, Sendable {
        /// The path of the open folder; empty for the notes of the application.
        package var folder = ""

        package init() {}
    }

    /// The notes, of which the list shows the reason if they cannot be used.
    private(set) var store: NoteStore
    /// The open folder; nil for the notes of the application, and for a folder that cannot be used.
    private(set) var folder: NoteFolder?
    private let own: NoteStore
    private let folders: NoteFolders
    private let settings: SettingsFile<Settings>

    /// - Parameters:
    ///   - own: the notes of the application.
    ///   - indexes: the folder for the indexes of the folders that the user opens; nil if there is none.
    ///   - settings: has the folder that was opened last.
    package init(own: NoteStore, indexesIn indexes: URL?, settings: SettingsFile<Settings>) {
        self.own = own
        self.settings = settings
        store = own
        folders = NoteFolders(
            indexesIn: indexes, advice: "Open another one, or close it to see the notes of this program.")
        show()
    }

    /// The name of the open folder; nil for the notes of the application.
    var name: String? { path.isEmpty ? nil : URL(filePath: path).lastPathComponent }

    /// The path of the open folder, without symbolic links; nil for the notes of the application, and for a folder that cannot be used.
    var openFolder: String? {
        folder == nil ? nil : URL(filePath: path).resolvingSymlinksInPath().path
    }

    private var path: String { settings.value.folder }

    /// Opens a folder, or the notes of the application, now and at the next start.
    /// - Parameter path: the path of the folder; nil for the notes of the application.
    /// - Throws: `StateFileError` if the next start cannot know it.
    func open(_ path: String?) throws(StateFileError) {
        defer { show() }
        try settings.update { $0.folder = path ?? "" }
    }

    private func show() {
        (store, folder) = (own, nil)
        guard !path.isEmpty else { return }
        do throws(NoteStoreError) {
            let folder = try folders.folder(at: path)
            (store, self.folder) = (folder.store, folder)
        } catch { store = .unavailable(error) }
    }

    /// Writes all notes into their files, at the end of the process.
    package func finish() { folders.finish() }

    /// Why the settings could not be read; nil if they were.
    package var error: StateFileError? { settings.error }
}
