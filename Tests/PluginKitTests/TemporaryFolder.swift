// SPDX-License-Identifier: MIT

import Foundation

/// A folder for one test, which is deleted with the last reference.
final class TemporaryFolder {
    let path: String

    init() throws {
        path =
            FileManager.default.temporaryDirectory.appending(path: "rxshell-plugins-\(UUID().uuidString)")
            .path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = "\(path)/\(name)"
        let folder = (file as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
        return file
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
}

/// A manifest that is valid, or has one error.
func manifest(
    id: String = "org.example.contacts", library: String = "libContacts.so", framework: String = "0.1",
    more: String = ""
) -> String {
    """
    [Plugin]
    Id=\(id)
    Name=Contacts
    Version=1.0
    Library=\(library)
    Framework=\(framework)
    \(more)
    """
}
