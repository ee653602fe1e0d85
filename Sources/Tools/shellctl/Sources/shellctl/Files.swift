// SPDX-License-Identifier: MIT

import FileKit
import Foundation
import PluginKit

/// Functions for files and folders, which throw a `Failure`.
enum Files {
    static func absolute(_ path: String) -> String {
        let current = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        return URL(filePath: path, relativeTo: current).standardizedFileURL.path
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }

    static func isExecutable(_ path: String) -> Bool { FileManager.default.isExecutableFile(atPath: path) }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// The time at which a file was changed last; nil if there is none.
    static func date(of path: String) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    static func names(in folder: String) throws -> [String] {
        try using(folder) { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }

    /// Returns the relative paths of all files in a folder and its subfolders, including hidden files.
    static func paths(in folder: String) throws -> [String] {
        try using(folder) {
            try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
                !isFolder("\(folder)/\($0)")
            }.sorted()
        }
    }

    /// The text of a file in UTF-8 of at most 16 MiB. What is not a regular file, such as a pipe, is refused
    /// without waiting.
    static func text(of path: String) throws -> String {
        let bytes: [UInt8]
        do { bytes = try RegularFile.read(path, limit: 16 << 20) } catch {
            throw Failure(.files, "\(path) cannot be used: \(error). Check the path and its permissions.")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(.files, "\(path) is no text in UTF-8. Check the path.")
        }
        return text
    }

    static func makeFolder(_ path: String) throws {
        try using(path) {
            // The shell requires that no other user can write in it.
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
        }
    }

    static func remove(_ path: String) throws {
        try using(path) { try FileManager.default.removeItem(atPath: path) }
    }

    static func copy(_ path: String, to target: String) throws {
        try using(target) {
            // A library that is in use must not be overwritten. Therefore the new file is renamed to replace
            // the old one.
            let new = "\(target).new"
            try? FileManager.default.removeItem(atPath: new)
            try FileManager.default.copyItem(atPath: path, toPath: new)
            try move(new, to: target)
        }
    }

    /// Renames a file or a folder. An existing file with the new name is replaced.
    static func move(_ path: String, to target: String) throws {
        guard rename(path, target) == 0 else {
            throw Failure(
                .files,
                "\(target) cannot be written: \(String(cString: strerror(errno))). Check its permissions.")
        }
    }

    static func write(_ bytes: [UInt8], to path: String, permissions: Int = 0o644) throws {
        try using(path) {
            try Data(bytes).write(to: URL(filePath: path))
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        }
    }

    static func read(_ path: String, limit: Int) throws -> [UInt8] {
        try using(path) {
            do throws(RegularFile.Failure) {
                return try RegularFile.read(path, limit: limit)
            } catch {
                switch error {
                case .tooLarge:
                    throw Failure(.files, "\(path) is larger than \(limit >> 20) MiB. Plugins are smaller.")
                case .notRegular: throw Failure(.files, "\(path) is not a plain file. Name a file.")
                case .missing: throw POSIXError(.ENOENT)
                case .symbolicLink: throw POSIXError(.ELOOP)
                case .unreadable(let code): throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
                }
            }
        }
    }

    private static func using<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let failure as Failure { throw failure } catch {
            throw Failure(
                .files, "\(path) cannot be used: \(reason(error)). Check the path and its permissions.")
        }
    }

    /// Returns the reason without the period at its end.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        if let inner = error.userInfo[NSUnderlyingErrorKey] as? any Error { return reason(inner) }
        let text = error.localizedDescription
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}

/// Finds the manifest for a path, which is that of a manifest or of a folder with one.
enum ManifestFile {
    static func find(_ path: String) throws -> String {
        let path = Files.absolute(path)
        guard Files.exists(path) else {
            throw Failure(.files, "There is no file \(path). Check the path.")
        }
        guard Files.isFolder(path) else { return path }
        let found = try Files.names(in: path).filter { $0.hasSuffix(".plugin") && !$0.hasPrefix(".") }
        guard let first = found.first else {
            throw Failure(
                .files, "\(path) has no manifest. Name a file that ends with .plugin, or a folder with one.")
        }
        guard found.count == 1 else {
            throw Failure(
                .files, "\(path) has several manifests: \(found.joined(separator: ", ")). Name one of them.")
        }
        return "\(path)/\(first)"
    }
}
