// SPDX-License-Identifier: MIT

import Foundation
internal import GRDB

/// What became of the files of a folder.
package struct FolderReport: Equatable, Sendable {
    /// The number of files that became notes, or of notes that became files.
    package var count = 0
    /// The number of those that existed with the same text.
    package var unchanged = 0
    /// One sentence for each file or note that was left out.
    package var errorMessages: [String] = []

    package init() {}

    /// The summary for the user.
    package func text(_ verb: String) -> String {
        var parts = [count == 1 ? "1 note \(verb)" : "\(count) notes \(verb)"]
        if unchanged > 0 { parts.append("\(unchanged) unchanged") }
        if !errorMessages.isEmpty { parts.append("\(errorMessages.count) left out") }
        return parts.joined(separator: ", ")
    }
}

/// Why a folder cannot be imported or exported at all.
package struct FolderError: Error, Equatable, Sendable, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}

extension NoteStore {
    /// The greatest size of a file that is imported, in bytes.
    private static let sizeLimit = 4_000_000

    /// Creates a note for each Markdown file in a folder and its subfolders. A file is not imported if a note has the same text. No existing note is changed.
    package func importFolder(_ path: String) throws -> FolderReport {
        var report = FolderReport()
        for file in try Self.markdownFiles(in: path, &report) {
            let name = (file as NSString).lastPathComponent
            guard let bytes = Self.contents(file) else {
                report.errorMessages.append("\(name) cannot be read: \(String(cString: strerror(errno))).")
                continue
            }
            guard bytes.count <= Self.sizeLimit else {
                report.errorMessages.append("\(name) is larger than 4 MB.")
                continue
            }
            guard !bytes.contains(0), let text = String(validating: bytes.dropBOM(), as: UTF8.self) else {
                report.errorMessages.append(
                    "\(name) is not in UTF-8. Convert it first, for example with iconv.")
                continue
            }
            try add(text.replacing("\r\n", with: "\n"), titled: String(name.dropLast(3)), &report)
        }
        return report
    }

    private func add(_ text: String, titled title: String, _ report: inout FolderReport)
        throws(NoteStoreError)
    {
        var text = text
        // Links find a note by its title, which other programs take from the name of the file.
        if NoteText.key(NoteText(text).title) != NoteText.key(title) {
            text = "# \(title)\n\n\(text)"
        }
        let now = clock().timeIntervalSince1970
        let id = Note.makeID()
        let isNew = try write { database in
            let exists = try Bool.fetchOne(
                database, sql: "SELECT EXISTS (SELECT 1 FROM note WHERE text = ? AND deleted IS NULL)",
                arguments: [text])
            if exists == true { return false }
            try put(id, text, created: now, modified: now, database)
            return true
        }
        if isNew { report.count += 1 } else { report.unchanged += 1 }
        if isNew { noteDidChange(id) }
    }

    /// Writes a file for each note into a folder. A file that exists is not overwritten: a note with another text gets another name.
    package func exportFolder(_ path: String) throws -> FolderReport {
        var report = FolderReport()
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw FolderError(description: "\(path) is no folder. Choose one that exists.")
        }
        let notes = try read { database in
            try Row.fetchAll(
                database, sql: "SELECT title, text FROM note WHERE deleted IS NULL ORDER BY number"
            ).map {
                (title: $0[0] as String, text: $0[1] as String)
            }
        }
        for note in notes {
            let name = Self.fileName(note.title)
            var number = 1
            search: while number < 10_000 {
                let file = "\(path)/\(name)\(number == 1 ? "" : " \(number)").md"
                switch Self.create(file, Array(note.text.utf8)) {
                case 0:
                    report.count += 1
                    break search
                case EEXIST:
                    if Self.contents(file) == Array(note.text.utf8) {
                        report.unchanged += 1
                        break search
                    }
                    number += 1
                case let error:
                    report.errorMessages.append(
                        "\(name).md cannot be written: \(String(cString: strerror(error))).")
                    break search
                }
            }
        }
        return report
    }

    /// Returns the name of a file for a title: without characters that file systems reserve, and short enough for them.
    package static func fileName(_ title: String) -> String {
        var name = String(
            title.map {
                "/\\:*?\"<>|".contains($0) || $0.unicodeScalars.contains { $0.value < 32 } ? "-" : $0
            }
        ).trimmed
        while name.first == "." { name.removeFirst() }
        while name.utf8.count > 200 { name.removeLast() }
        return name.trimmed.isEmpty ? "Untitled" : name.trimmed
    }

    private static func markdownFiles(in folder: String, _ report: inout FolderReport) throws -> [String] {
        guard let listing = opendir(folder) else {
            throw FolderError(description: "\(folder) cannot be read: \(String(cString: strerror(errno))).")
        }
        defer { closedir(listing) }
        var files: [String] = []
        while let entry = readdir(listing) {
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard bytes.first != UInt8(ascii: ".") else { continue }
            guard let name = String(validating: bytes, as: UTF8.self) else {
                if bytes.suffix(3).elementsEqual(".md".utf8) {
                    report.errorMessages.append(
                        "\(String(decoding: bytes, as: UTF8.self)) has a name that is not in UTF-8. Rename it first."
                    )
                }
                continue
            }
            var status = stat()
            // A link could lead back to a folder above.
            guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: files += try markdownFiles(in: "\(folder)/\(name)", &report)
            case S_IFREG where name.lowercased().hasSuffix(".md"): files.append("\(folder)/\(name)")
            default: break
            }
        }
        return files.sorted()
    }

    /// Creates a file. Returns 0, or the number of an error; an existing file is left as it is.
    private static func create(_ path: String, _ bytes: [UInt8]) -> Int32 {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else { return errno }
        defer { close(file) }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            guard count > 0 else {
                let error = errno
                unlink(path)
                return error
            }
            written += count
        }
        return 0
    }

    private static func contents(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65536)
        while bytes.count <= sizeLimit {
            let count = Glibc.read(file, &part, part.count)
            if count < 0 { return nil }
            if count == 0 { break }
            bytes += part[..<count]
        }
        return bytes
    }
}

extension [UInt8] {
    /// The bytes without the byte order mark that some programs write at the beginning of UTF-8.
    fileprivate func dropBOM() -> ArraySlice<UInt8> {
        self[(starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)...]
    }
}
