// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PluginKit

struct FilesTests {
    @Test func aFolderIsRemovedWithFilesWhoseNamesAreNotUTF8() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rxshell-remove-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let name = Array("\(folder)/a".utf8CString.dropLast()) + [-1, 0]
        let file = open(name, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        try #require(file >= 0)
        close(file)
        try Files.remove(folder)
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    /// Runs as another user, since the superuser may remove everything.
    @Test func aFolderThatCannotBeReadKeepsNoOtherFromBeingRemoved() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rxshell-remove-\(UUID())").path
        try FileManager.default.createDirectory(
            atPath: "\(folder)/plugin/locked/inner", withIntermediateDirectories: true)
        for name in ["a", "z", "empty"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/plugin/\(name)", withIntermediateDirectories: true)
        }
        for name in ["a/file", "z/file"] {
            try Data("x".utf8).write(to: URL(filePath: "\(folder)/plugin/\(name)"))
        }
        for path in ["", "/plugin", "/plugin/a", "/plugin/z"] { chmod(folder + path, 0o777) }
        for name in ["locked", "empty"] { chmod("\(folder)/plugin/\(name)", 0) }
        defer {
            chmod("\(folder)/plugin/locked", 0o700)
            try? FileManager.default.removeItem(atPath: folder)
        }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            if getuid() == 0 { try #require(setgid(65534) == 0 && setuid(65534) == 0) }
            let error = #expect(throws: PluginPackageError.self) { try Files.remove("\(folder)/plugin") }
            try #require(
                "\(String(describing: error))".contains("/plugin/locked cannot be used: Permission denied"))
            let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/plugin")
            try #require(left == ["locked"], "\(left)")
        }
    }
}
