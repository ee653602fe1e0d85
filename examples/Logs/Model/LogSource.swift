// SPDX-License-Identifier: MIT

import Foundation

/// A log that the user can open.
package struct LogSource: Identifiable, Equatable, Hashable, Sendable, Codable {
    /// The kind of a log.
    package enum Kind: Equatable, Hashable, Sendable, Codable {
        /// The file at a path.
        case file(String)
        /// The journal of the system.
        case journal
    }

    package let kind: Kind
    /// The size of a file in bytes.
    package let size: Int

    package var id: Kind { kind }

    package init(_ kind: Kind, size: Int = 0) {
        self.kind = kind
        self.size = size
    }

    package var title: String {
        switch kind {
        case .file(let path): (path as NSString).lastPathComponent
        case .journal: "Journal of the system"
        }
    }

    package var detail: String {
        switch kind {
        case .file(let path): (path as NSString).deletingLastPathComponent
        case .journal: "All services, as they write"
        }
    }

    /// Returns the logs that the user may read: the journal if there is one, and the files in a folder and its subfolders.
    package static func all(in folder: String = "/var/log", hasJournal: Bool = Journal.hasFiles)
        -> [LogSource]
    {
        var files: [LogSource] = []
        collect(folder, depth: 0, &files)
        files.sort { $0.detail == $1.detail ? $0.title < $1.title : $0.detail < $1.detail }
        return (hasJournal ? [LogSource(.journal)] : []) + files
    }

    private static func collect(_ folder: String, depth: Int, _ files: inout [LogSource]) {
        guard depth < 4, files.count < 2000,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        else { return }
        for name in names where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: collect(path, depth: depth + 1, &files)
            // Compressed files and the records of logins are not text files.
            case S_IFREG
            where ![".gz", ".xz", ".bz2", ".zst", ".journal", "wtmp", "btmp", "lastlog", "faillog"].contains(
                where: {
                    name.hasSuffix($0)
                }) && access(path, R_OK) == 0:
                files.append(LogSource(.file(path), size: Int(status.st_size)))
            default: break
            }
        }
    }
}
