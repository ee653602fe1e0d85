// SPDX-License-Identifier: MIT

import FileKit
import Foundation
internal import GRDB

extension NoteStore {
    /// The greatest size of a file that is imported, in bytes.
    static let sizeLimit = 4_000_000

    /// Creates a note for each Markdown file in a folder and its subfolders. No existing note is changed, and a file is not imported if its note has the same text.
    ///
    /// A file or a folder that cannot be read is reported, and the others are imported.
    package func importFolder(_ path: String) throws -> FolderReport {
        var report = FolderReport()
        for file in try MarkdownFolder(path).files(&report) {
            guard let note = readNote(file, in: path, &report) else { continue }
            do throws(NoteStoreError) { try add(note, &report) } catch {
                // What was imported before stays. The same error would follow for each other file.
                report.errorMessages.append("\(file) and the files after it were not imported: \(error)")
                break
            }
        }
        return report
    }

    /// Returns the file with a path in a folder, or nil if it is left out, which is reported.
    func readNote(_ file: String, in path: String, _ report: inout FolderReport) -> NoteFile? {
        let bytes: [UInt8]
        do throws(RegularFile.Failure) {
            bytes = try RegularFile.read("\(path)/\(file)", limit: Self.sizeLimit, links: .refused)
        } catch {
            switch error {
            case .tooLarge: report.errorMessages.append("\(file) is larger than 4 MB.")
            case .unreadable(let code):
                report.errorMessages.append("\(file) cannot be read: \(String(cString: strerror(code))).")
            case .missing, .symbolicLink, .notRegular:
                report.errorMessages.append("\(file) cannot be read: \(error).")
            }
            return nil
        }
        guard let note = NoteFile(path: file, bytes) else {
            report.errorMessages.append(
                String(validating: bytes, as: UTF8.self) == nil
                    ? "\(file) is not in UTF-8. Convert it first, for example with iconv."
                    : "\(file) has a zero byte, and may be damaged.")
            return nil
        }
        return note
    }

    /// Whether a note has a text, as a note of the user or of a file. An index finds each of the two.
    static let textExists = """
        SELECT EXISTS (
            SELECT 1 FROM note WHERE (file IS NULL OR file = :file) AND textHash = :hash
            AND text = :text AND deleted IS NULL)
        """
    /// Whether a note has a file.
    static let fileExists = "SELECT EXISTS (SELECT 1 FROM note WHERE file = ? AND deleted IS NULL)"

    private func add(_ file: NoteFile, _ report: inout FolderReport) throws(NoteStoreError) {
        let now = clock().timeIntervalSince1970
        let id = Note.makeID()
        let isNew = try write { database in
            // Two files of one folder may have the same text.
            let exists = try Bool.fetchOne(
                database, sql: Self.textExists,
                arguments: ["hash": Self.hash(file.text), "file": file.path, "text": file.text])
            if exists == true { return false }
            try put(id, file.text, created: now, modified: now, from: file, database)
            return true
        }
        if isNew {
            report.count += 1
            noteDidChange(id)
        } else {
            report.unchanged += 1
        }
    }
}

/// The Markdown files of a folder.
struct MarkdownFolder {
    private let path: String

    init(_ path: String) { self.path = path }

    /// The paths of the files in the folder and its subfolders, in order.
    ///
    /// A subfolder that cannot be read is reported; the folder itself must be readable.
    /// - Parameter reading: is called with the path of each folder before that is read.
    func files(_ report: inout FolderReport, reading: (String) -> Void = { _ in }) throws -> [String] {
        guard let files = files(in: "", &report, reading) else {
            throw FolderError(description: "\(path) cannot be read: \(String(cString: strerror(errno))).")
        }
        return files.sorted()
    }

    private func files(
        in subfolder: String, _ report: inout FolderReport, _ reading: (String) -> Void
    ) -> [String]? {
        let folder = subfolder.isEmpty ? path : "\(path)/\(subfolder)"
        reading(folder)
        guard let listing = opendir(folder) else { return nil }
        defer { closedir(listing) }
        var files: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(listing) else { break }
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard bytes.first != UInt8(ascii: ".") else { continue }
            guard let name = String(validating: bytes, as: UTF8.self) else {
                if bytes.suffix(3).elementsEqual(".md".utf8) || Int32(entry.pointee.d_type) == Int32(DT_DIR) {
                    report.errorMessages.append(
                        "\(String(decoding: bytes, as: UTF8.self)) has a name that is not in UTF-8. Rename it first."
                    )
                }
                continue
            }
            let file = subfolder.isEmpty ? name : "\(subfolder)/\(name)"
            var status = stat()
            // A link could lead back to a folder above.
            guard lstat("\(path)/\(file)", &status) == 0 else {
                report.errorMessages.append("\(file) cannot be read: \(String(cString: strerror(errno))).")
                continue
            }
            switch status.st_mode & S_IFMT {
            case S_IFDIR:
                if let found = self.files(in: file, &report, reading) {
                    files += found
                } else {
                    report.errorMessages.append(
                        "\(file) cannot be read: \(String(cString: strerror(errno))).")
                }
            case S_IFREG where name.lowercased().hasSuffix(".md"): files.append(file)
            default: break
            }
        }
        // An incomplete list would be one of files that were removed.
        return errno == 0 ? files : nil
    }
}
