// SPDX-License-Identifier: MIT

import Foundation
import NotesFlows
import NotesModel
import ShellKit

/// The notes as a page of a shell: the same flow that is an application by itself.
///
/// In a process of its own the notes are in the data folder of the plugin. Folders cannot be imported there: the sandbox gives files to a plugin, and no
/// folders.
package final class NotesPlugin: Plugin {
    package static let id: PluginID? = "org.example.notes"

    private let store: NoteStore?

    /// The plugin stores its notes in its own data folder.
    package init() { store = nil }

    package init(store: NoteStore) { self.store = store }

    package func activate(in context: PluginContext) throws {
        let folder = URL(filePath: context.dataFolder, directoryHint: .isDirectory)
        let store = store ?? .onDisk(at: folder.appending(path: "notes.sqlite"))
        context.register(flow: "notes", title: "Notes", icon: "text-editor-symbolic", startingAt: .start) {
            NotesFlow(store: store)
        }
    }
}
