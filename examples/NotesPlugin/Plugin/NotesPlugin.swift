// SPDX-License-Identifier: MIT

import Foundation
import NotesFlows
import NotesModel
import ShellKit
import ViewKit

/// The notes as a page of a shell: the same flow that is an application by itself.
///
/// In a process of its own the notes are in the data folder of the plugin, or, if the user has chosen a folder in the settings, they are
/// the Markdown files in it, by the permission `user-folders`. The data folder has an index of them and their history then.
package final class NotesPlugin: Plugin {
    package static let id: PluginID? = "org.example.notes"

    private let store: NoteStore?
    private var folders: NoteFolders?

    /// The plugin stores its notes in its own data folder.
    package init() { store = nil }

    package init(store: NoteStore) { self.store = store }

    package func activate(in context: PluginContext) throws {
        let data = URL(filePath: context.dataFolder, directoryHint: .isDirectory)
        let settings = context.settings
        let given = store
        let own = given ?? .onDisk(at: data.appending(path: "notes.sqlite"))
        let folders = NoteFolders(
            indexesIn: data.appending(path: "folders"), advice: "Choose another folder in the settings.")
        self.folders = folders
        context.register(flow: "notes", title: "Notes", icon: "text-editor-symbolic", startingAt: .start) {
            [weak context] in
            let path = given == nil ? settings.string("folder") : ""
            guard !path.isEmpty else { return NotesFlow(store: own) }
            do { try context?.require(.userFolders) } catch {
                return NotesFlow(
                    store: .unavailable(.folder(path: path, reason: "\(error)")),
                    remedy: { context?.permissionButton(for: .userFolders) ?? Button() })
            }
            do throws(NoteStoreError) {
                let folder = try folders.folder(at: path)
                return NotesFlow(store: folder.store, folder: folder)
            } catch {
                return NotesFlow(
                    store: .unavailable(error),
                    remedy: {
                        // The permission is there: the button leads to the settings.
                        let button = context?.permissionButton(for: .userFolders) ?? Button()
                        button.title = "Choose Another Folder…"
                        return button
                    })
            }
        }
    }

    package func deactivate() { folders?.finish() }
}
