// SPDX-License-Identifier: MIT

import Foundation
import NotesFlows
import NotesModel
import ShellKit

/// The notes as a page of a shell: the same flow that is an application by itself.
///
/// In a process of its own the notes are in the data folder of the plugin, or, if the user has chosen a folder in the settings, they are the Markdown files in
/// it, by the permission `user-folders`. The data folder has an index of them and their history then.
package final class NotesPlugin: Plugin {
    package static let id: PluginID? = "org.example.notes"

    private let store: NoteStore?

    /// The plugin stores its notes in its own data folder.
    package init() { store = nil }

    package init(store: NoteStore) { self.store = store }

    package func activate(in context: PluginContext) throws {
        let data = URL(filePath: context.dataFolder, directoryHint: .isDirectory)
        let settings = context.settings
        let given = store
        let own = given ?? .onDisk(at: data.appending(path: "notes.sqlite"))
        context.register(flow: "notes", title: "Notes", icon: "text-editor-symbolic", startingAt: .start) {
            [weak self, weak context] in
            let path = given == nil ? settings.string("folder") : ""
            guard !path.isEmpty else { return NotesFlow(store: own) }
            do { try context?.require(.userFolders) } catch {
                return NotesFlow(store: .unavailable(.folder(path: path, reason: "\(error)")))
            }
            guard access(path, R_OK | W_OK | X_OK) == 0 else {
                let reason = "\(String(cString: strerror(errno))). Choose another folder in the settings."
                return NotesFlow(store: .unavailable(.folder(path: path, reason: reason)))
            }
            // All pages of the process use one index.
            let open = self?.folders[path]?.folder
            let folder =
                open
                ?? NoteFolder(
                    path, .onDisk(at: data.appending(path: "folders/\(Self.name(for: path)).sqlite")))
            self?.folders[path] = OpenFolder(folder: folder)
            return NotesFlow(store: folder.store, folder: folder)
        }
    }

    package func deactivate() { for open in folders.values { open.folder?.finish() } }

    /// A folder as long as a page shows it.
    private struct OpenFolder { weak var folder: NoteFolder? }
    private var folders: [String: OpenFolder] = [:]

    /// The name of the index of a folder, which is another one for each folder: its name, and a hash of its path (FNV-1a).
    private static func name(for path: String) -> String {
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let name = NoteStore.fileName(URL(filePath: path).lastPathComponent)
        return "\(String(decoding: name.utf8.prefix(100), as: UTF8.self))-\(String(hash, radix: 16))"
    }
}
