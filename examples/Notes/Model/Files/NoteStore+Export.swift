// SPDX-License-Identifier: MIT

import FileKit
import Foundation
internal import GRDB

extension NoteStore {
    /// Writes a file for each note into a folder. A note that was imported gets the file that it had, with the bytes that it had unless its text was changed.
    ///
    /// A file that exists is not overwritten: a note with another text gets another name.
    package func exportFolder(_ path: String) throws -> FolderReport {
        var report = FolderReport()
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw FolderError(description: "\(path) is no folder. Choose one that exists.")
        }
        let notes = try read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT title, text, file, hasCRLF, hasMark FROM note WHERE deleted IS NULL
                    ORDER BY file IS NULL, number
                    """
            ).map { row in
                let file: String? = row["file"]
                return (
                    name: file.map { String($0.dropLast(3)) } ?? Self.fileName(row["title"]),
                    suffix: file.map { String($0.suffix(3)) } ?? ".md",
                    bytes: NoteFile.bytes(row["text"], hasCRLF: row["hasCRLF"], hasMark: row["hasMark"])
                )
            }
        }
        for note in notes { write(note.bytes, to: path, note.name, note.suffix, &report) }
        return report
    }

    private func write(
        _ bytes: [UInt8], to folder: String, _ name: String, _ suffix: String, _ report: inout FolderReport
    ) {
        if let slash = name.lastIndex(of: "/") {
            try? FileManager.default.createDirectory(
                atPath: "\(folder)/\(name[..<slash])", withIntermediateDirectories: true)
        }
        for number in 1..<10_000 {
            let file = "\(folder)/\(name)\(number == 1 ? "" : " \(number)")\(suffix)"
            switch UserFile.create(file, bytes) {
            case 0:
                report.count += 1
                return
            case EEXIST:
                if let old = try? RegularFile.read(file, limit: Self.sizeLimit, links: .refused), old == bytes
                {
                    report.unchanged += 1
                    return
                }
            case let error:
                report.errorMessages.append(
                    "\(name)\(suffix) cannot be written: \(String(cString: strerror(error))).")
                return
            }
        }
        report.errorMessages.append("\(name)\(suffix) cannot be written: too many files have this name.")
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
}

/// Files of the user.
enum UserFile {
    /// Replaces a file, or creates it, so that it has its earlier or its new content. Returns 0, or the number of an error.
    ///
    /// - Parameter known: the file that is replaced; nil for none. If there is another one, it is left, and ECANCELED is returned.
    static func replace(_ path: String, _ known: KnownFile?, by bytes: [UInt8]) -> Int32 {
        let parent = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        var status = stat()
        let mode = lstat(path, &status) == 0 ? status.st_mode & 0o777 : nil
        // A hidden file is no note.
        let new = "\(parent)/.notes-\(UUID()).new"
        let error = create(new, bytes, mode: mode)
        guard error == 0 else { return error }
        defer { unlink(new) }
        guard let known else {
            // A file that another program creates at this moment is not replaced. Some file systems have no links.
            if link(new, path) != 0 {
                guard errno == EPERM || errno == EOPNOTSUPP else {
                    return errno == EEXIST ? ECANCELED : errno
                }
                guard FileIdentity(path) == nil else { return ECANCELED }
                guard rename(new, path) == 0 else { return errno }
            }
            syncFolder(of: path)
            return 0
        }
        guard known.isAt(path) else { return ECANCELED }
        guard rename(new, path) == 0 else { return errno }
        syncFolder(of: path)
        return 0
    }

    /// Writes the name of a file to the disk.
    static func syncFolder(of path: String) {
        let folder = open((path as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    /// Creates a file. Returns 0, or the number of an error; an existing file is left as it is.
    static func create(_ path: String, _ bytes: [UInt8], mode: mode_t? = nil) -> Int32 {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else { return errno }
        defer { close(file) }
        if let mode { fchmod(file, mode) }
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
        guard fsync(file) == 0 || errno == EINVAL else {
            defer { unlink(path) }
            return errno
        }
        return 0
    }
}
