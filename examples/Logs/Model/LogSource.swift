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
        files.sort {
            guard $0.detail == $1.detail else { return $0.detail < $1.detail }
            // syslog.2.gz before syslog.10.gz.
            return $0.title.compare($1.title, options: .numeric) == .orderedAscending
        }
        return (hasJournal ? [LogSource(.journal)] : []) + files
    }

    /// Whether a file can be read. It is opened, since `access` does not know what a sandbox refuses.
    package static func canRead(_ path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        if file >= 0 { close(file) }
        return file >= 0
    }

    /// Whether a file in the folder of logs has lines of text, by its name.
    private static func isText(_ name: String) -> Bool {
        // The records of logins have numbers or dates at their ends when they were rotated.
        let base = String(name.prefix { $0 != "." && $0 != "-" })
        return !["wtmp", "btmp", "lastlog", "faillog", "tallylog"].contains(base)
            && ![".xz", ".bz2", ".zst", ".journal", ".journal~"].contains { name.hasSuffix($0) }
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
            case S_IFREG where isText(name) && access(path, R_OK) == 0:
                files.append(LogSource(.file(path), size: Int(status.st_size)))
            default: break
            }
        }
    }
}
