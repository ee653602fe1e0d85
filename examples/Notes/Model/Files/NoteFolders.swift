// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// The folders of Markdown files that are in use. All screens of a process that show the same folder use one index of its files.
@MainActor package final class NoteFolders {
    /// A folder as long as a screen shows it. If it is opened again while the notes of a closed screen are still written,
    /// both have the same store, which reports all changes, and the notes are written first.
    private struct OpenFolder {
        weak var folder: NoteFolder?
        weak var store: NoteStore?
        let queue: DispatchQueue
    }

    private let indexes: URL?
    private let advice: String
    private var open: [String: OpenFolder] = [:]

    /// - Parameters:
    ///   - indexes: the folder for the indexes; nil if there is none.
    ///   - advice: the sentence that tells the user how to choose another folder.
    package init(indexesIn indexes: URL?, advice: String) {
        self.indexes = indexes
        self.advice = advice
    }

    /// The folder at a path. Throws an error if its files cannot be read and written.
    package func folder(at path: String) throws(NoteStoreError) -> NoteFolder {
        guard access(path, R_OK | W_OK | X_OK) == 0 else {
            throw .folder(path: path, reason: "\(String(cString: strerror(errno))). \(advice)")
        }
        if let folder = open[path]?.folder { return folder }
        guard let indexes else { throw .noFolder }
        let store =
            open[path]?.store ?? .onDisk(at: indexes.appending(path: "\(Self.name(for: path)).sqlite"))
        let queue = open[path]?.queue ?? NoteFolder.makeQueue()
        let folder = NoteFolder(path, store, on: queue)
        open[path] = OpenFolder(folder: folder, store: store, queue: queue)
        return folder
    }

    /// Writes all notes into their files, at the end of the process.
    package func finish() { for open in open.values { open.folder?.finish() } }

    /// The name of the index of a folder, which is another one for each folder: its name, and a hash of its path (FNV-1a).
    private static func name(for path: String) -> String {
        let hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let name = NoteStore.fileName(URL(filePath: path).lastPathComponent)
        return "\(String(decoding: name.utf8.prefix(100), as: UTF8.self))-\(String(hash, radix: 16))"
    }
}
